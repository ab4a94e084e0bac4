import { type Report, type ReportOfFile, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { imageAt } from '../../markdown/image-at.ts'
import { lintMessages } from '../../markdown/lint-messages.ts'
import type { MarkdownDocument, MarkdownHeading, MarkdownImage } from '../../markdown/markdown-document.ts'
import type { ParsedContent } from '../entry.ts'

/**
 * Reports what of a file's Markdown would be lost, shown with its marks, or would harm a page's outline: HTML that pages do not
 * take, pictures that cannot be shown, headings of a wrong level, and marks that say something else than their author means.
 */
export function checkMarkdown({ parsed: { file }, markdown }: ParsedContent, report: Report): void {
  const { error, warn } = reportIn(file, report)
  for (const document of markdown.values()) {
    for (const { name, text, place } of document.refusedHtml) {
      const message = name.startsWith('on')
        ? `\`${name}\` in \`${shorten(text, 40)}\` runs a program, which texts cannot do.`
        : `HTML such as \`${shorten(text, 40)}\` is not shown on the page.`
      error('markdown/raw-html', place, message, hintForHtml(name))
    }
    for (const image of document.images) checkImage(image, error)
    checkOutline(document, warn)
    for (const { kind, text, place } of document.lint)
      report({ severity: 'error', file, place, ...lintMessages[kind](text) })
  }
}

/** What can be said of a picture without a look at the folder of pictures. */
function checkImage({ url, alt, place }: MarkdownImage, error: ReportOfFile): void {
  const image = imageAt(url)
  if (image === undefined) {
    const isData = url.startsWith('data:')
    const message = isData
      ? 'A picture stands in the text itself, letter by letter, where pages do not show it.'
      : `The picture \`${shorten(url, 60)}\` is on another site: pages show pictures of this site alone.`
    const name = isData
      ? 'salt.webp'
      : (/([\w-]+\.(?:webp|png|jpe?g|avif|svg))(?:[?#]|$)/i.exec(url)?.[1] ?? 'salt.webp')
    const words = alt.trim() === '' ? 'What it shows' : alt
    const hint = `save the picture under \`content/images/posts/\`, and write \`![${shorten(words)}](posts/${name})\`.`
    error('markdown/picture', place, message, hint)
    return
  }
  const isName = /^[\w./ -]+\.(webp|png|jpe?g|avif|svg|gif)$/i.test(alt.trim())
  if (alt.trim() !== '' && !isName) return
  const message = isName
    ? `The words of a picture are the name of a file, "${shorten(alt.trim(), 40)}", and not what it shows.`
    : `The picture \`${shorten(url, 40)}\` says nothing to those who cannot see it.`
  const hint = `say what it shows in the square brackets, such as \`![A desk by a window, wiped clean](${shorten(url, 80)})\`.`
  error('images/no-alt', place, message, hint)
}

/** One warning for a text, whatever is wrong with its levels: they are shown in good order anyway. */
function checkOutline({ headings, repeatedTitles, base }: MarkdownDocument, warn: ReportOfFile): void {
  for (const { text, place } of repeatedTitles) {
    const message = `The heading "${shorten(text)}" says what the title says, and is not shown a second time.`
    warn('markdown/heading-level', place, message, 'delete the line.')
  }
  const wrong = headings.filter(({ depth, typed }) => depth !== typed)
  const [first] = wrong
  if (!first) return
  const shown = `The heading "${shorten(first.text)}" is of level ${first.typed}, and is shown as one of level ${first.depth}`
  const message = `${shown}: headings of a text begin at level ${base + 1}, and none skips a level.`
  warn('markdown/heading-level', first.place, message, hintForLevels(wrong, headings))
}

/** As many headings as a hint names; a text with more of them needs a second look. */
const mostNamed = 30

function hintForLevels(wrong: readonly MarkdownHeading[], all: readonly MarkdownHeading[]): string {
  const steps = new Set(wrong.map(({ depth, typed }) => depth - typed))
  const [step = 0] = steps
  const isUnderlined = wrong.some((heading) => heading.isUnderlined)
  // Of some headings alone it would not be clear which.
  if (all.length > 1 && wrong.length === all.length && steps.size === 1 && !isUnderlined) {
    const marks = `\`${'#'.repeat(Math.abs(step))}\``
    return step < 0
      ? `take ${marks} away from every heading of this text.`
      : `put ${marks} before every heading of this text.`
  }
  const listed = wrong.slice(0, mostNamed).map(({ depth, text }) => `\`${'#'.repeat(depth)} ${shorten(text, 60)}\``)
  const more = wrong.length > listed.length ? ` and ${wrong.length - listed.length} more` : ''
  const rest = isUnderlined ? ', and delete the line under the words' : ''
  return `write ${listed.join(', ')}${more}${rest}.`
}

/** What to write for HTML that pages do not take, by the name of the element or the attribute. */
const instead: readonly (readonly [names: RegExp, hint: string])[] = [
  [/^h[1-6]$/, 'write a heading of Markdown, such as `## What it costs`.'],
  [/^(?:iframe|embed|video)$/, 'delete it, and write the address of the video or page in a paragraph of its own.'],
  [/^(?:object|audio)$/, 'delete it, and link to the file: `[Listen](/files/name.pdf)`.'],
  [
    /^(?:form|input|button|textarea|select|option|label)$/,
    'delete it, and link to the form: `[Ask for a quote](/contact)`.',
  ],
  [/^script$/, 'delete it: programs cannot be in a text.'],
  [/^(?:style|link)$/, 'delete it: how texts look is set for the whole site.'],
  [/^picture$/, 'write the picture in Markdown: `![What it shows](posts/salt.webp)`.'],
  [/^on/, 'delete it.'],
]

function hintForHtml(name: string): string {
  const [, hint] = instead.find(([names]) => names.test(name)) ?? []
  // What is between the two tags stays.
  return hint ?? `delete \`<${name}>\` and \`</${name}>\`; what is between them stays.`
}
