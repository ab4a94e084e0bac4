import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../shared/diagnostics/shorten.ts'
import { hintForLink, hintForPicture, readPicture } from './hint-for-address.ts'

/** What is wrong with a mark of Markdown that says something else than its author means, and what to write instead. */
export const lintMessages = {
  'not-a-link': (text) => ({
    code: 'links/not-a-link',
    message: `\`${shorten(text)}\` is not a link: visitors would read it with its brackets.`,
    hint: hintForLink(text),
  }),
  'not-a-picture': (text) => ({
    code: 'markdown/picture',
    message: `\`${shorten(text)}\` is not a picture: visitors would read it with its brackets.`,
    hint: hintForPicture(text),
  }),
  'link-to-picture': (text) => ({
    code: 'links/broken-link',
    message: `\`${shorten(text)}\` leads to the file of a picture, which is not a page.`,
    hint: `to show the picture, write \`${readPicture(text)}\`.`,
  }),
  'link-without-words': (text) => ({
    severity: 'warning',
    code: 'links/no-words',
    message: `The link \`${shorten(text)}\` has no words, so the page leaves it out.`,
    hint: `write words in the square brackets: \`[words]${shorten(text.replace(/^\[[^\]]*\]/, ''))}\`.`,
  }),
  'name-twice': (text) => ({
    code: 'content/duplicate',
    message: `The address \`${shorten(text)}\` is given here for the second time, and only the first counts.`,
    hint: 'give this one a name of its own, or delete the line.',
  }),
  footnote: (text) => ({
    code: 'markdown/footnote',
    message: `\`${shorten(text)}\` has no note: visitors would read the mark.`,
    hint: `write the note in a paragraph of its own, \`${shorten(text)}: The note\`, or delete the mark.`,
  }),
  'footnote-unused': (text) => ({
    severity: 'warning',
    code: 'markdown/footnote',
    message: `The note \`${shorten(text)}\` is not shown, because nothing in the text refers to it.`,
    hint: `write \`${shorten(text.replace(/:$/, ''))}\` where it belongs, or delete the note.`,
  }),
  'footnote-twice': (text) => ({
    severity: 'warning',
    code: 'markdown/footnote',
    message: `The note \`${shorten(text)}\` is given here for the second time, and only the first is shown.`,
    hint: 'give this one a name of its own, or delete it.',
  }),
  shortcode: (text) => ({
    code: 'markdown/leftover',
    message: `\`${shorten(text)}\` comes from another system, and visitors would read it.`,
    hint: hintForShortcode(text),
  }),
  'bold-not-closed': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would read the stars of \`${shorten(text)}\`: a space keeps it from being bold.`,
    hint: `write \`**${shorten(text.slice(2, -2).trim())}**\`.`,
  }),
  'bold-runs-on': (text) => {
    const [, bold = '', rest = ''] = /^(\*\*.*?\*\*)(.*)$/.exec(text) ?? []
    return {
      severity: 'warning',
      code: 'markdown/marks',
      message: `Visitors would read the stars of \`${shorten(text)}\`: no space follows the closing ones.`,
      hint: `write \`${shorten(`${bold} ${rest}`)}\`.`,
    }
  },
  'no-break-space': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would read the mark of \`${shorten(text)}\`, because a non-breaking space follows it.`,
    hint: `type the space again: \`${shorten(text.replaceAll('\u00A0', ' '))}\`.`,
  }),
  'bullet-twice': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would read \`${text}\` behind the sign that the list has itself.`,
    hint: 'delete it.',
  }),
  bullet: (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` is not an item of a list: the lines would run together.`,
    hint: `begin each line of the list with \`- \`, as in \`- ${shorten(text.slice(1).trim())}\`.`,
  }),
  'emoji-name': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would read \`${text}\` as it is typed.`,
    hint: 'type the emoji itself, or delete it.',
  }),
  'table-rows-differ': (text) => ({
    severity: 'warning',
    code: 'markdown/table',
    message: 'These lines are not a table, because the second row has more or fewer cells than the first.',
    hint: `write \`${text}\` as the second row.`,
  }),
  'lost-cell': (text) => ({
    code: 'markdown/table',
    message: `\`${shorten(text)}\` is not shown, because this row has more cells than the first row of the table.`,
    hint: 'add a cell to the first two rows; for a `|` that is part of the text write `\\|`.',
  }),
  'heading-without-space': (text) => ({
    code: 'markdown/heading',
    message: `\`${shorten(text)}\` is not a heading, because no space follows the \`#\`.`,
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
  'markdown-in-html': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would read the marks of \`${shorten(text)}\`, because it follows HTML without an empty line.`,
    hint: 'put an empty line before this line, and one behind the last such line.',
  }),
  'tag-not-closed': (text) => ({
    severity: 'warning',
    code: 'markdown/not-closed',
    message: `\`${shorten(text)}\` begins here and does not end: it reaches to the end of the text.`,
    hint: `write \`</${/\w+/.exec(text)?.[0] ?? ''}>\` where it ends, or delete it.`,
  }),
  'tag-of-word': (text) => ({
    code: 'markdown/raw-html',
    message: `Visitors would read \`${shorten(text)}\`, which Word left here.`,
    hint: 'delete it.',
  }),
  'tag-as-letters': (text) => ({
    code: 'markdown/raw-html',
    message: `Visitors would read \`${shorten(text)}\`, because its attributes are not typed as HTML needs them.`,
    hint: 'delete it, or put a space before each attribute and straight quotes around its value, as in `<a href="/contact">`.',
  }),
  'comment-not-closed': (text) => ({
    code: 'markdown/not-closed',
    message: `The comment \`${shorten(text)}\` does not end: what follows would be lost, or be shown.`,
    hint: 'write `-->` where it ends.',
  }),
} as const satisfies Record<
  string,
  (text: string) => Pick<Diagnostic, 'code' | 'message' | 'hint'> & { readonly severity?: 'warning' }
>

function withSpace(text: string): string {
  return shorten(text.replace(/^#+/, '$& '))
}

function hintForShortcode(text: string): string {
  const name = /[a-z]\w*/i.exec(text)?.[0] ?? ''
  if (name === 'caption')
    return 'delete it; the caption of a picture goes behind its path: `![What it shows](posts/salt.webp "Caption")`.'
  if (/^(?:embed|playlist|video|vimeo|youtube)$/.test(name))
    return 'delete it, and write the address of the video in a paragraph of its own.'
  if (name === 'gallery') return 'delete it, and write the pictures one after the other: `![…](…) ![…](…)`.'
  if (/form/.test(name)) return 'delete it, and link to the form: `[Ask for a quote](/contact)`.'
  return 'delete it.'
}
