import { imageName } from '../../../schema/fields.ts'
import { imagePathPattern, isOnlyName, isShownFile, suggestImagePath } from '../../../schema/kinds/image-path.ts'
import { listImages } from '../../../schema/list-images.ts'
import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { groupBy } from '../../../shared/group-by.ts'
import { oncePer } from '../../../shared/once-per.ts'
import { imageAt } from '../../markdown/image-at.ts'
import type { CheckedSource } from '../entry.ts'
import { findClosest } from '../../../shared/find-closest.ts'
import { type Path, valueAt } from '../find-place.ts'
import { reportIn } from '../report-in.ts'

/** Reports missing images, and images of entries without alt text. */
export function checkImages(source: CheckedSource, images: ReadonlySet<string>, report: Report): void {
  const { error } = reportIn(source, report)
  const checkName = (image: string, at: Path | Place, isInText: boolean) => {
    if (images.has(image)) return
    const sameButCase = indexImages(images).byLowerCase.get(image.toLowerCase())
    const message = `There is no image content/images/${shorten(image, 120)}${sameButCase ? ": the capital letters in the file's name are different" : ''}.`
    const hint = sameButCase
      ? `the file is called \`${sameButCase}\`: ${hintForCase(sameButCase, isInText)}.`
      : hintForName(image, images, isInText)
    error('images/missing', at, message, hint)
  }
  for (const { image, path } of listImages(source.raw)) {
    if (images.has(image)) continue
    const { data: name } = imageName.safeParse(image)
    // Invalid names have been reported already.
    if (name !== undefined) checkName(name, path, false)
  }
  for (const { url, place } of Object.values(source.texts).flatMap((text) => text.images)) {
    // External images have been reported already.
    const image = imageAt(url)
    if (image === undefined) continue
    if (/\.(?:gif|hei[cf]|tiff?|bmp)$/i.test(image)) {
      const message = `\`${shorten(image, 120)}\` isn't a JPEG, PNG, WebP, AVIF or SVG image.`
      const [name = ''] = suggestImagePath(image.split('/').at(-1) ?? '')
      const path = `posts/${name.startsWith('.') ? `photo${name}` : name}`
      const hint = `export it as JPEG or PNG, save it in \`content/images/posts/\`, and write \`${path}\`.`
      error('content/invalid-value', place, message, hint)
    } else checkName(image, place, true)
  }
  // Images of entries carry meaning; only built-in pages have decorative ones.
  if (!source.kind.collection) return
  const [image, alt] = [valueAt(source.raw, ['image']), valueAt(source.raw, ['imageAlt'])]
  if (source.isValid && image !== undefined && alt === undefined) {
    const message = "`imageAlt` is missing: the image has no alt text for people who can't see it."
    error('images/no-alt', ['image'], message, hintForAlt)
  }
  if (typeof alt !== 'string') return
  const isName = isOnlyName(alt)
  if (alt.trim() !== '' && !isName) return
  const message = isName
    ? `The alt text "${shorten(alt.trim(), 40)}" doesn't say what the image shows.`
    : "`imageAlt` is empty: the image has no alt text for people who can't see it."
  error('images/no-alt', ['imageAlt'], message, hintForAlt)
}

const hintForAlt = 'say what the image shows, such as `imageAlt: "A desk by a window, wiped clean"`.'

function hintForCase(name: string, isInText: boolean): string {
  const [right = name] = suggestImagePath(name.toLowerCase())
  return `${name === right ? '' : `rename it to \`${right}\`, and `}write \`${isInText ? '' : 'image: '}${right}\``
}

/** Warns once per image about names that front matter can't use, and Markdown only with escapes such as `%20`. */
export function checkImageNames(images: ReadonlySet<string>, folder: string, report: Report): void {
  for (const image of images) {
    const lower = image.toLowerCase()
    const isNamed = image === lower && imagePathPattern.test(image)
    if (isNamed || !isShownFile(lower)) continue
    const [right = ''] = suggestImagePath(lower)
    // Letters without a Latin equivalent leave nothing.
    const isName = right.split('/').length === image.split('/').length && imagePathPattern.test(right)
    const message = "An image's name should have only lowercase letters, digits and hyphens."
    const rename = isName ? `rename it to \`${findFree(right, images)}\`` : 'give it a name such as `floor-2.webp`'
    const hint = `${rename}, and use that name wherever the image is shown.`
    reportIn({ file: `${folder}/${image}` }, report).warn('images/name', undefined, message, hint)
  }
}

/** `salt-2.webp`, or `salt-2-2.webp` if another image has that name. */
function findFree(name: string, images: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number += 1) {
    if (!images.has(free)) return free
    free = name.replace(/(?=\.\w+$)/, `-${number}`)
  }
}

/** Typos allowed in a whole path. With more, it's a different image. */
const mostTypos = 2

/** In the name alone, another ending is allowed, too: `.jpeg` for `.webp`. */
const mostChanges = 4

/** Cached, because a run may have thousands of missing images. */
const indexImages = oncePer((images: ReadonlySet<string>) => ({
  byLowerCase: new Map([...images].map((image) => [image.toLowerCase(), image])),
  byDigits: groupBy([...images], digitsOf),
}))

function hintForName(image: string, images: ReadonlySet<string>, isInText: boolean): string {
  const name = image.split('/').at(-1) ?? image
  // A different number means a different image.
  const digits = digitsOf(image)
  const { byDigits } = indexImages(images)
  const alike = digits === '' ? [...images] : ['', digits].flatMap((some) => byDigits.get(some) ?? [])
  const folder = image.slice(0, -name.length)
  const beside = alike.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  const near = findClosest(name, beside, mostChanges)
  const closest =
    near === undefined
      ? ([...images].find((path) => path.endsWith(`/${name}`)) ?? findClosest(image, alike, mostTypos))
      : folder + near
  if (/\.(?:m4v|mov|mp4|ogv|webm)$/i.test(name))
    return 'videos go on YouTube or Vimeo: write the address of this one in its own paragraph.'
  if (closest === undefined)
    return `add the image to that folder, or use one that's already in it${isInText ? '' : '; if the page can do without one, delete its key'}.`
  return `did you mean \`${isInText ? encodePath(closest) : closest}\`?`
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '')
}

/** Encodes an image path for Markdown, where URLs can't contain spaces. */
function encodePath(name: string): string {
  return encodeURI(name).replaceAll('(', '%28').replaceAll(')', '%29')
}
