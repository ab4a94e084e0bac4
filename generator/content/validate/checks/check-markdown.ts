import { isPictureFile, isOnlyName, suggestImagePath } from '../../../schema/kinds/image-path.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { imageAt } from '../../markdown/image-at.ts'
import { lintMessages } from '../../markdown/lint-messages.ts'
import type { MarkdownDocument, MarkdownHeading, MarkdownImage, RefusedHtml } from '../../markdown/markdown-document.ts'
import type { ParsedContent } from '../entry.ts'
import { hintForHtml, isEvent } from '../hints/hint-for-html.ts'
import { type ReportOfFile, reportIn } from '../report-in.ts'

/** Reports Markdown that would be lost or shown as typed: disallowed HTML, images, heading levels, broken syntax. */
export function checkMarkdown({ parsed, markdown }: ParsedContent, report: Report): void {
  const { error, warn } = reportIn(parsed, report)
  const urls = new Map<string, string>()
  for (const document of markdown.values()) {
    for (const refused of document.refusedHtml) {
      const { place } = refused
      error('markdown/raw-html', place, describeHtml(refused), hintForHtml(refused))
    }
    for (const image of document.images) checkImage(image, urls, error)
    checkOutline(document, warn)
    for (const { kind, text, place } of document.lint)
      report({ severity: 'error', file: parsed.file, place, ...lintMessages[kind](text) })
  }
}

function describeHtml({ name, text }: RefusedHtml): string {
  const shown = `\`${shorten(text, 40)}\``
  if (isEvent({ name, text })) return `\`${name}\` in ${shown} runs a script, which isn't allowed here.`
  if (/^https?:$/.test(name)) return `The address ${shown} wouldn't appear on the page, because it's inside HTML.`
  return `${shown} isn't allowed here.`
}

/** Checks an image without looking at the image folder. `urls` holds those of suggested paths, so that each suggestion is new. */
function checkImage(
  { url, alt, title, isTag, place }: MarkdownImage,
  urls: Map<string, string>,
  error: ReportOfFile,
): void {
  const caption = title ? ` "${title.replaceAll('"', String.raw`\"`)}"` : ''
  const isName = isOnlyName(alt)
  if (imageAt(url) === undefined) {
    const words = shorten(isName || alt.trim() === '' ? 'What it shows' : alt, longestAlt)
    const path = suggestPath(url, urls)
    const typed = isTag ? `<img src="${path}" alt="${words}">` : `![${words}](${path}${caption})`
    const hint = `save the image in \`content/images/posts/\`, and write \`${typed}\`.`
    error('markdown/picture', place, explainOutside(url), hint)
    return
  }
  if (alt.trim() !== '' && !isName) return
  const message = isName
    ? `The alt text "${shorten(alt.trim(), 40)}" doesn't say what the image shows.`
    : `The image \`${shorten(url, 40)}\` has no alt text for people who can't see it.`
  const example = `![A desk by a window, wiped clean](${shorten(url.replaceAll(' ', '%20'), 80)}${caption})`
  const hint = isTag
    ? `say what it shows in the tag, such as \`alt="A desk by a window, wiped clean"\`.`
    : `say what it shows in the square brackets, such as \`${example}\`.`
  error('images/no-alt', place, message, hint)
}

/** Explains an image URL that can't be under `content/images`. */
function explainOutside(url: string): string {
  if (url.startsWith('data:')) return "The image was pasted into the text itself, so pages don't show it."
  const typed = `The image \`${shorten(url, 60)}\``
  if (/^(?:attachment|blob|cid):/.test(url)) return `${typed} stayed in the program that the text was copied from.`
  const isLocal = /^(?:file:|[a-z]:[\\/]|https?:\/\/(?:localhost|127\.0\.0\.1)(?![\w.-]))/i.test(url)
  if (isLocal) return `${typed} is on your own computer, where visitors can't see it.`
  return `${typed} is on another site. Pages can show only images in \`content/images/\`.`
}

/** Longer alt texts are cut in suggestions. */
const longestAlt = 300

function suggestPath(url: string, urls: Map<string, string>): string {
  const wanted = `posts/${nameOf(url) ?? 'salt.webp'}`
  let path = wanted
  for (let number = 2; (urls.get(path) ?? url) !== url; number += 1) path = wanted.replace(/(?=\.\w+$)/, `-${number}`)
  urls.set(path, url)
  return path
}

function nameOf(url: string): string | undefined {
  const name = imageAt(url.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? '') ?? ''
  return /^[^:;,]+$/.test(name) && isPictureFile(name) ? suggestImagePath(name)[0] : undefined
}

/** One warning per text, because rendering corrects heading levels anyway. */
function checkOutline({ headings, repeatedTitles, base }: MarkdownDocument, warn: ReportOfFile): void {
  for (const { text, place } of repeatedTitles) {
    const message = `The heading "${shorten(text)}" repeats the title, so it isn't shown.`
    warn('markdown/heading-level', place, message, 'delete the line.')
  }
  const wrong = headings.filter(({ depth, typed }) => depth !== typed)
  const [first] = wrong
  if (!first) return
  const shown = `The heading "${shorten(first.text)}" is level ${first.typed}, but is shown as level ${first.depth}`
  const message = `${shown}: headings here begin at level ${base + 1} and can't skip a level.`
  warn('markdown/heading-level', first.place, message, hintForLevels(wrong, headings))
}

/** Limit of headings in a hint. Texts with more need a second run. */
const mostNamed = 30

function hintForLevels(wrong: readonly MarkdownHeading[], all: readonly MarkdownHeading[]): string {
  const steps = new Set(wrong.map(({ depth, typed }) => depth - typed))
  const [step = 0] = steps
  const [underlined, ...others] = wrong.filter(({ form }) => form === 'underlined')
  // If only some headings are wrong, the hint has to name them.
  if (all.length > 1 && wrong.length === all.length && steps.size === 1 && all.every(({ form }) => form === 'marked')) {
    const marks = `${Math.abs(step) === 1 ? 'one ' : ''}\`${'#'.repeat(Math.abs(step))}\``
    return step < 0
      ? `remove ${marks} from the start of every heading in this text.`
      : `add ${marks} to the start of every heading in this text.`
  }
  const listed = wrong.slice(0, mostNamed).map(({ depth, text }) => `\`${'#'.repeat(depth)} ${shorten(text, 60)}\``)
  const more = wrong.length > listed.length ? ` and ${wrong.length - listed.length} more` : ''
  const which =
    others.length === 0
      ? `line under "${shorten(underlined?.text ?? '', 60)}"`
      : 'lines of `=` or `-` under these headings'
  const rest = underlined ? `, and delete the ${which}` : ''
  return `write ${listed.length > 1 ? 'these headings like this: ' : ''}${listed.join(', ')}${more}${rest}.`
}
