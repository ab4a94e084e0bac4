import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../shared/diagnostics/shorten.ts'

/** What is wrong with a mark of Markdown that says something else than its author means, and what to write instead. */
export const lintMessages = {
  'not-a-link': (text) => ({
    code: 'links/not-a-link',
    message: `\`${shorten(text)}\` is no link: visitors would read it with its brackets.`,
    hint: hintForLink(text),
  }),
  'not-a-picture': (text) => ({
    code: 'markdown/picture',
    message: `\`${shorten(text)}\` is no picture: visitors would read it with its brackets, and texts show no pictures.`,
    hint: 'name a picture in the key `image`; texts hold words, lists and tables.',
  }),
  'link-without-words': (text) => ({
    code: 'links/no-words',
    message: `The link \`${shorten(text)}\` has no words: nobody would see it.`,
    hint: `write words in the square brackets: \`[words]${shorten(text.replace(/^\[[^\]]*\]/, ''))}\`.`,
  }),
  'name-twice': (text) => ({
    code: 'content/duplicate',
    message: `The address \`${shorten(text)}\` is given here for the second time, and only the first counts.`,
    hint: 'give this one a name of its own, or delete the line.',
  }),
  footnote: (text) => ({
    code: 'markdown/unsupported',
    message: `\`${shorten(text)}\` is a footnote, which texts here cannot have: visitors would read the mark.`,
    hint: 'write the note into the text, in brackets such as `(as of March)`, and delete both marks.',
  }),
  'struck-out': (text) => ({
    code: 'markdown/unsupported',
    message: `\`${shorten(text)}\` would be shown with its marks: words cannot be struck out here.`,
    hint: 'delete the words, or the marks `~~` around them.',
  }),
  checkbox: (text) => ({
    code: 'markdown/unsupported',
    message: `The box \`${text}\` would be shown as it is typed: lists here have no boxes to tick.`,
    hint: 'begin the line with `- ` and the words.',
  }),
  'lost-cell': (text) => ({
    code: 'markdown/unsupported',
    message: `\`${shorten(text)}\` stands in a cell more than the first row of the table has, and is not shown.`,
    hint: 'give the first two rows a cell more; for a `|` that is part of the text write `\\|`.',
  }),
  'heading-without-space': (text) => ({
    code: 'markdown/heading',
    message: `\`${shorten(text)}\` is no heading, because no space follows the \`#\`.`,
    hint: `write \`${withSpace(text)}\`.`,
  }),
  'hash-without-space': (text) => ({
    severity: 'warning',
    code: 'markdown/heading',
    message: `The line \`${shorten(text)}\` would be shown with its \`#\`.`,
    hint: `for a heading write \`#${withSpace(text)}\`; if the \`#\` is meant, write \`\\${shorten(text)}\`.`,
  }),
  'heading-without-words': (text) => ({
    code: 'markdown/heading',
    message: `The heading \`${text}\` has no words.`,
    hint: `write them after a space: \`${/^#*/.exec(text)?.[0] ?? '##'} What it costs\`.`,
  }),
  'rule-under-words': (text) => ({
    severity: 'warning',
    code: 'markdown/heading',
    message: `The line \`---\` makes a heading of the words above it: "${shorten(text)}".`,
    hint: 'for a line across the page put an empty line above it; for a heading write `## ` before the words, and delete it.',
  }),
  'title-under-words': (text) => ({
    code: 'markdown/heading',
    message: `The line of \`=\` makes a heading of the first level of the words above it: "${shorten(text)}".`,
    hint: 'delete the line; for a heading write `## ` before the words.',
  }),
  'line-of-git': (text) => ({
    code: 'content/conflict-marker',
    message: `The line \`${text}\` was left by git between two versions of this part; visitors would see what it does.`,
    hint: 'keep the lines above or below it that are right, and delete it.',
  }),
  'code-not-closed': (text) => ({
    code: 'markdown/not-closed',
    message: `A block of code begins here and does not end: all that follows would be shown as code.`,
    hint: `write a line \`${text}\` where it ends, or delete this one.`,
  }),
  'comment-not-closed': (text) => ({
    code: 'markdown/not-closed',
    message: `The comment \`${shorten(text)}\` does not end: what follows would be lost, or be shown.`,
    hint: 'write `-->` where it ends.',
  }),
  'words-after-comment': (text) => ({
    code: 'markdown/raw-html',
    message: `The words \`${shorten(text)}\` stand on the line of a comment, and are not shown.`,
    hint: 'begin a new line after `-->`.',
  }),
} as const satisfies Record<
  string,
  (text: string) => Pick<Diagnostic, 'code' | 'message' | 'hint'> & { readonly severity?: 'warning' }
>

function withSpace(text: string): string {
  return shorten(text.replace(/^#+/, '$& '))
}

/** The link that was most likely meant. */
function hintForLink(text: string): string {
  const reversed = /^\(([^()]*)\)\[([^\][]*)\]$/.exec(text)
  if (reversed)
    return `words stand in square brackets, and the address in round ones: \`[${reversed[1]}](${reversed[2]})\`.`
  const words = /^\[(.*?)\]/.exec(text)?.[1] ?? ''
  const address = /\((.*?)\)?$/.exec(text)?.[1]?.trim().replaceAll(/\s+/g, '-')
  const example = `\`${shorten(`[${words}](${address || '/address'})`, 120)}\``
  if (address === undefined) return `write the address after the words: ${example}.`
  if (/^\[[^\]]*\] /.test(text)) return `no space stands between the two brackets: ${example}.`
  return `an address has no spaces and ends with \`)\`, as in ${example}.`
}
