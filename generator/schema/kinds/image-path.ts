import { buildSlug } from '../slug.ts'

/** Extensions of the images that pages show. */
const shown = String.raw`\.(?:webp|png|jpe?g|avif|svg)`

/** Extensions of phones, scanners and old software, which browsers don't show well. */
const others = String.raw`\.(?:heic|heif|tiff?|bmp|gif)`

/** The extension of any image, for case-insensitive patterns. */
export const pictureEnding = `(?:${shown}|${others})`

const shownFile = new RegExp(`${shown}$`, 'i')
const otherFile = new RegExp(`${others}$`, 'i')

export function isPictureFile(path: string): boolean {
  return shownFile.test(path) || otherFile.test(path)
}

/** Whether pages can show the file, if it is an image. */
export function isShownFile(path: string): boolean {
  return shownFile.test(path)
}

/** What programs and cameras call an image: `Untitled`, `image 2`, `IMG_1234`, WhatsApp's `IMG-20260506-WA0003`, `Screenshot 2026-05-06 at 10.11.12`. */
const anyName =
  /^(?:alt(?: ?text)?|dsc[fn]?|graphic|image|img|photo(?:graph)?|pic(?:ture)?|pxl|screen ?shot|untitled)(?:[\d\s_.:()-]|at|wa)*$/i

/** Whether an alt text is a file name or a placeholder (WCAG 2.2, failure F30). */
export function isOnlyName(alt: string): boolean {
  const words = alt.trim()
  return anyName.test(words) || (isPictureFile(words) && /^[\w./ -]+$/.test(words))
}

/**
 * A path under `content/images`, or as Markdown and the CMS forms write it. Uppercase is allowed here and reported when the
 * path is compared with the files.
 */
export const imagePathPattern = new RegExp(String.raw`^(?:(?:\.\.)?/images/)?[a-z0-9]+(?:[-/][a-z0-9]+)*${shown}$`, 'i')

/** Shortens `/images/services/office.webp` to `services/office.webp`. */
export function dropImagesFolder(path: string): string {
  return path.replace(/^(?:\.\.)?\/images\//i, '')
}

/** Where an image is on another site or the author's computer, up to its name. */
const elsewhere = /^(?:[a-z][a-z+.-]*:|\/\/).*\/(?=[^/]+$)/i

/** Suggests a path under `content/images` in lowercase letters, digits and hyphens. */
export function suggestImagePath(typed: string): string[] {
  const path = toForwardSlashes(typed)
    .replace(elsewhere, '')
    .replace(/^(\.{0,2}\/)+/, '')
    .replace(/^(content\/)?images\//i, '')
    .replace(otherFile, '.jpg')
    .replace(/\.\w+$/, (ending) => ending.toLowerCase())
  const ending = /\.\w+$/.exec(path)?.[0] ?? ''
  const steps = path.slice(0, path.length - ending.length).split('/')
  const named = steps.map((step) => (isName(step) ? step : buildSlug(step))).filter((step) => step !== '')
  return [named.join('/') + ending]
}

/** Explains what is wrong with a path, as part of a sentence. */
export function explainImagePath({ input }: { readonly input?: unknown }): string {
  const path = toForwardSlashes(String(input))
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase()
  if (/^(\.{0,2}\/)*(content\/)?images\/./.test(path))
    return 'must be the path without `content/images/`, such as `services/office.webp`'
  if (ending === 'heic' || ending === 'heif') return "is a HEIC photo, which isn't supported"
  if (ending !== undefined && !isShownFile(path))
    return 'must be a JPEG, PNG, WebP, AVIF or SVG image with that extension'
  return 'must be a path in content/images with only lowercase letters, digits and hyphens, such as `services/office.webp`'
}

/** What to do with the image file itself, as the beginning of a hint. */
export function renameImage(typed: string): string | undefined {
  const name = toForwardSlashes(typed).split('/').at(-1) ?? ''
  if (otherFile.test(name)) return 'export it as JPEG or PNG, and '
  if (elsewhere.test(toForwardSlashes(typed))) return 'save the image in `content/images/`, and '
  if (!isShownFile(name) || imagePathPattern.test(name)) return undefined
  return `rename the image to \`${suggestImagePath(name)[0]}\`, and `
}

function toForwardSlashes(typed: string): string {
  return typed.trim().replaceAll('\\', '/')
}

function isName(step: string): boolean {
  return imagePathPattern.test(`${step}.svg`)
}
