import type { Finding } from '../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../shared/diagnostics/shorten.ts'
import { buildSlug } from '../../schema/slug.ts'
import { foreignNumber } from './draft-marks.ts'
import { replaceMarks } from './lint-marks.ts'
import { afterAddress, hintForLink, hintForPicture, mostTyped, suggestPicture } from './hint-for-address.ts'

export const lintMessages = {
  'too-deep': (limit) => ({
    code: 'content/too-large',
    message: `The text nests deeper than ${limit} levels here.`,
    hint: 'write fewer marks, such as `> ` or `- `, before the words, and close each HTML element, such as `</table>`.',
  }),
  'too-many-cells': (limit) => ({
    code: 'content/too-large',
    message: `The tables of this text have more than ${limit} cells.`,
    hint: 'split it into several pages, or put the table in `content/files/` for visitors to download.',
  }),
  'too-many-signs': (limit) => ({
    code: 'content/too-large',
    message: `This part of the text has more than ${limit} \`&\` and \`_\`, without a blank line.`,
    hint: 'add blank lines between its parts.',
  }),
  'not-a-link': (text) => ({
    code: 'links/not-a-link',
    message: `\`${shorten(text)}\` isn't a link: visitors would see the brackets.`,
    hint: hintForLink(text),
  }),
  'not-a-picture': (text) => ({
    code: 'markdown/picture',
    message: `\`${shorten(text)}\` isn't an image: visitors would see the brackets.`,
    hint: hintForPicture(text),
  }),
  'link-to-picture': (text) => ({
    code: 'links/broken-link',
    message: `\`${shorten(text)}\` leads to an image file, not a page.`,
    hint: `to show the image, write \`${suggestPicture(text)}\`.`,
  }),
  'link-without-words': (text) => ({
    severity: 'warning',
    code: 'links/no-words',
    message: `The link \`${shorten(text)}\` has no words, so the page leaves it out.`,
    hint: `write words in the square brackets: \`[words]${shorten(text.replace(/^\[[^\]]*\]/, ''))}\`.`,
  }),
  'address-with-words': (text) => {
    const [, address = '', sign = ''] = new RegExp(`^(.*?)(${afterAddress})`).exec(text) ?? []
    const meant = /^www/i.test(address) ? `https://${address}` : address
    const all = /\p{L}/u.test(sign) ? `; if all of it is the address, write \`<${shorten(text, mostTyped)}>\`` : ''
    return {
      severity: 'warning',
      code: 'links/broken-link',
      message: `The address \`${shorten(text)}\` includes the \`${sign.charAt(0)}\` after it, so it probably leads nowhere.`,
      hint: `put \`<\` and \`>\` around the address: \`<${meant}>\`${all}.`,
    }
  },
  'name-twice': (text) => ({
    code: 'content/duplicate',
    message: `The link reference \`${shorten(text)}\` is defined twice. Only the first one counts.`,
    hint: 'give this one another name, or delete the line.',
  }),
  footnote: (text) => ({
    code: 'markdown/footnote',
    message: `\`${shorten(text)}\` has no footnote, so visitors would see it as typed.`,
    hint: `write the footnote in its own paragraph, as in \`${shorten(text)}: The footnote\`, or delete \`${shorten(text)}\`.`,
  }),
  'footnote-unused': (text) => ({
    severity: 'warning',
    code: 'markdown/footnote',
    message: `The footnote \`${shorten(text)}\` isn't shown, because nothing in the text refers to it.`,
    hint: `write \`${shorten(text.replace(/:$/, ''))}\` where it belongs, or delete the footnote.`,
  }),
  'footnote-twice': (text) => ({
    severity: 'warning',
    code: 'markdown/footnote',
    message: `The footnote \`${shorten(text)}\` is defined twice. Only the first one is shown.`,
    hint: 'give this one another name, or delete it.',
  }),
  shortcode: (text) => ({
    code: 'markdown/leftover',
    message: `\`${shorten(text)}\` comes from another system, and visitors would see it.`,
    hint: hintForShortcode(text),
  }),
  'mdx-code': (text) => ({
    code: 'markdown/leftover',
    message: `\`${shorten(text)}\` is code from MDX, and visitors would see it.`,
    hint: 'delete it, and the lines that belong to it.',
  }),
  'mark-of-chat': (text) => ({
    code: 'markdown/leftover',
    message: `\`${shorten(text)}\` comes from an AI assistant, and visitors would see it.`,
    hint: /^\W*(?:\d|cite|oai|web|file|source|page)/.test(text)
      ? 'delete it; if readers need the source, link to it: `[What the EPA says](https://…)`.'
      : 'delete it.',
  }),
  'pasted-line': (text) => ({
    severity: 'warning',
    code: 'markdown/leftover',
    message: `\`${shorten(text)}\` comes from ${/^(?:Created|Last edited)/.test(text) ? 'Notion' : 'an email'}, and visitors would see it.`,
    hint: 'delete it, and any lines that belong to it.',
  }),
  'address-from-chat': (text) => ({
    severity: 'warning',
    code: 'markdown/leftover',
    message: `\`${shorten(text)}\` in the address shows the other site that an AI assistant found it.`,
    hint: 'delete it from the address.',
  }),
  blank: (text) => ({
    severity: 'warning',
    code: 'content/gap',
    message: `\`${shorten(text)}\` isn't filled in${/^\[[^\]]*\]$/.test(text) ? ', so visitors would see the brackets' : ''}.`,
    hint: hintForBlank(text),
  }),
  'single-tildes': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` is shown crossed out, because it's between two tildes.`,
    hint: /^~\d{1,2}~$/.test(text)
      ? `for a small, lowered number, write \`<sub>${text.slice(1, -1)}</sub>\`; to cross it out, write \`~${text}~\`.`
      : `to show the tildes, write \`\\${shorten(text.slice(0, -1))}\\~\`; to cross the words out, write two tildes on each side.`,
  }),
  'numbers-times': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` is shown as ${shorten(text.replaceAll('*', ''))}, because text between two asterisks is in italics.`,
    hint: `write \`${shorten(text.replaceAll('*', '×'))}\`; to show the asterisks, write \`${shorten(text.replaceAll('*', String.raw`\*`))}\`.`,
  }),
  'text-in-code': () => ({
    code: 'markdown/marks',
    message: 'The text is in a code block, so visitors would see it as typed.',
    hint: 'delete this line, and the one that closes the block.',
  }),
  'matter-in-text': (text) => ({
    code: 'markdown/leftover',
    message: `\`${shorten(text.replaceAll('\n', ' '))}\` looks like front matter, but the front matter ends above it, so visitors would see it.`,
    hint: 'move the keys you need up to the others, between the two `---` lines, and delete this part.',
  }),
  'wiki-link': (text) => {
    const [target = '', words = target] = text.replaceAll(/^!?\[\[|\]\]$/g, '').split('|')
    const name = target.replace(/#.*/, '').split('/').at(-1) ?? ''
    return {
      code: 'links/not-a-link',
      message: `\`${shorten(text)}\` isn't a link: visitors would see the brackets.`,
      hint: `write the words and the page's address: \`[${shorten(words)}](/blog/${buildSlug(name) || 'salt-on-floors'})\`.`,
    }
  },
  'box-of-no-kind': (text) => ({
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` isn't a kind of box, so visitors would see it.`,
    hint: 'write `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`, with nothing after it on the line.',
  }),
  highlight: (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see the equals signs in \`${shorten(text)}\`.`,
    hint: `to highlight the words, write \`<mark>${shorten(text.slice(2, -2))}</mark>\`.`,
  }),
  'comment-of-percent': (text) => ({
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` isn't a comment here: visitors would see it.`,
    hint: `delete it, or write \`<!-- ${shorten(text.slice(2, -2).trim())} -->\`.`,
  }),
  'bold-not-closed': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see the asterisks in \`${shorten(text)}\`: a space keeps it from being bold.`,
    hint: `write \`**${shorten(text.slice(2, -2).trim())}**\`.`,
  }),
  'bold-on-one-side': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see an asterisk in \`${shorten(text)}\`: bold text needs two before it and two after it.`,
    hint: 'write `**` on both sides of the bold words, or delete the asterisks; to show them, as before a footnote, write `\\*\\*`.',
  }),
  'bold-runs-on': (text) => {
    const [, bold = '', rest = ''] = /^(\*\*.*?\*\*)(.*)$/.exec(text) ?? []
    return {
      severity: 'warning',
      code: 'markdown/marks',
      message: `Visitors would see the asterisks in \`${shorten(text)}\`: there is no space after the closing ones.`,
      hint: `write \`${shorten(`${bold} ${rest}`)}\`.`,
    }
  },
  'mark-beside-letter': (text) => {
    const [mark = ''] = /\*{1,2}|~~/.exec(text) ?? []
    const form = { '*': 'in italics', '**': 'bold' }[mark] ?? 'crossed out'
    return {
      severity: 'warning',
      code: 'markdown/marks',
      message: `\`${shorten(text)}\` won't be ${form}: \`${mark}\` doesn't work between a letter and punctuation.`,
      hint: `${mark === '*' ? 'to show the asterisks, write `\\` before each; otherwise, ' : ''}write \`${shorten(replaceMarks(text), mostTyped)}\`.`,
    }
  },
  'bold-line': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` has a line of its own here, but visitors see it on one line with the words around it.`,
    hint: 'add a blank line between them, or a `\\` at the end of the first one; if this is a heading, begin it with `## `, without the `**`.',
  }),
  'no-break-space': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `${/^\W+\|/.test(text) ? `\`${shorten(text)}\` doesn't begin with its first \`|\`` : `Visitors would see the \`${/\S*/.exec(text)?.[0]}\` in \`${shorten(text)}\``}, because ${/^[\u061C\u200B-\u200F\u2060\uFEFF]/.test(text) ? 'an invisible character comes before it' : "the space isn't a regular one"}.`,
    hint: `retype the start of the line: \`${shorten(
      text
        .replaceAll(/[^\S ]|[\u061C\u200B-\u200F\u2060]/g, ' ')
        .trim()
        .replace(/ +/, ' '),
    )}\`.`,
  }),
  'number-of-list': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` is shown with another number, because a list counts up from its first one.`,
    hint: `if the items are in the right order, renumber them. To show the number as typed, write \`- ${escapeNumber(text)}\`.`,
  }),
  'number-in-item': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` is shown as a numbered list within a list.`,
    hint: `to show the number as part of the text, write \`${escapeNumber(text)}\`.`,
  }),
  'bullet-twice': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see \`${text}\` after the list's own bullet.`,
    hint: 'delete it.',
  }),
  bullet: (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` isn't a list item: the lines would run together.`,
    hint: hintForItem(text),
  }),
  'full-width': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see \`${shorten(text)}\` as typed, because \`${text.charAt(0)}\` isn't the \`${text.charAt(0).normalize('NFKC')}\` that Markdown needs.`,
    hint: hintForWide(text),
  }),
  'as-typed': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see \`${shorten(text.replace('&amp;', '&'))}\` as typed.`,
    hint: hintForTyped(text),
  }),
  'table-rows-differ': (text) => ({
    severity: 'warning',
    code: 'markdown/table',
    message: "These lines aren't a table, because the second row doesn't have as many cells as the first.",
    hint: `write \`${text}\` as the second row.`,
  }),
  'row-without-table': (text) => ({
    severity: 'warning',
    code: 'markdown/table',
    message: "This line isn't part of a table, so visitors would see the `|`.",
    hint: `if it begins a table, the second row must be \`${text}\`; if it belongs to the table above, delete the blank line between them.`,
  }),
  'table-of-lines': (text) => ({
    severity: 'warning',
    code: 'markdown/table',
    message: `The line \`${shorten(text)}\` doesn't turn the lines around it into a table.`,
    hint: 'for a table, write each row with `|` between its cells, as in `| Lobby | 20 minutes |`, and hyphens in the second row: `| --- | --- |`.',
  }),
  'row-of-tabs': (text) => ({
    severity: 'warning',
    code: 'markdown/table',
    message: "Tabs, as pasted from a spreadsheet, don't make a table: the rows would run together.",
    hint: `write each row with \`|\` between its cells, as in \`${rowOf(text)}\`, and hyphens in the second row: \`${rowOf(text.replaceAll(/[^\t]+/g, '---'))}\`.`,
  }),
  definition: (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see the colon before \`${shorten(text.replace(/^:\s+/, ''))}\`: it doesn't make a list of terms.`,
    hint: 'write each term in bold, with its meaning, as in `- **Dwell time:** how long a surface must stay wet`.',
  }),
  'lost-cell': (text) => ({
    code: 'markdown/table',
    message: `\`${shorten(text)}\` isn't shown, because this row has more cells than the first row of the table.`,
    hint: 'add a cell to the first two rows; if the `|` is part of the text, write `\\|`.',
  }),
  'text-in-table': (text) => ({
    severity: 'warning',
    code: 'markdown/table',
    message: `\`${shorten(text)}\` becomes a row of the table above it.`,
    hint: 'add a blank line above it.',
  }),
  'heading-without-space': (text) => ({
    code: 'markdown/heading',
    message: `\`${shorten(text)}\` isn't a heading, because there is no space after the \`#\`.`,
    hint: `write \`${withSpace(text)}\`.`,
  }),
  'hash-without-space': (text) => ({
    severity: 'warning',
    code: 'markdown/heading',
    message: `The line \`${shorten(text)}\` would be shown with its \`#\`.`,
    hint: `for a heading, write \`#${withSpace(text)}\`; to show the \`#\`, write \`\\${shorten(text)}\`.`,
  }),
  'heading-without-words': (text) => ({
    code: 'markdown/heading',
    message: `The heading \`${text}\` has no words.`,
    hint: `write them after a space: \`${/^#*/.exec(text)?.[0] ?? '##'} What it costs\`.`,
  }),
  'rule-under-words': (text) => ({
    severity: 'warning',
    code: 'markdown/heading',
    message: `The \`---\` line turns the words above it into a heading: "${shorten(text)}".`,
    hint: 'for a line across the page, add a blank line above it; for a heading, write `## ` before the words, and delete this line.',
  }),
  'line-of-git': (text) => ({
    code: 'content/conflict-marker',
    message: `Git left the line \`${text}\` between two versions of this part, and it would show on the page.`,
    hint: 'keep the correct lines above or below it, and delete this line.',
  }),
  'indented-text': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `\`${shorten(text)}\` is shown as code, because it's indented by four spaces or a tab.`,
    hint: `${
      /^(?:[-*+•]|\d+[.)])\s/.test(text)
        ? 'begin it below the first letter of the list item that it belongs to, or without spaces if it belongs to none'
        : 'delete the spaces before it'
    }; for code, put a line of three backticks, \`\`\`, before and after it.`,
  }),
  'code-not-closed': (text) => ({
    code: 'markdown/not-closed',
    message: `A code block begins here and isn't closed: everything after it would be shown as code.`,
    hint: `write a \`${text}\` line where it ends, or delete this line.`,
  }),
  'markdown-in-html': (text) => ({
    severity: 'warning',
    code: 'markdown/marks',
    message: `Visitors would see the Markdown characters in \`${shorten(text)}\`, because it follows HTML without a blank line.`,
    hint: 'add a blank line before this line, and one after the last such line.',
  }),
  'tag-not-closed': (text) => ({
    severity: 'warning',
    code: 'markdown/not-closed',
    message: `\`${shorten(text)}\` isn't closed: it runs to the end of the text.`,
    hint: `write \`</${/\w+/.exec(text)?.[0] ?? ''}>\` where it ends, or delete it.`,
  }),
  'tag-of-word': (text) => ({
    code: 'markdown/raw-html',
    message: `Visitors would see \`${shorten(text)}\`, which ${/^<(?:\/?(?:[movw]|st1):|[!?])/i.test(text) ? 'Word' : 'another program'} left here.`,
    hint: 'delete it.',
  }),
  'tag-as-letters': (text) => ({
    code: 'markdown/raw-html',
    message: `Visitors would see \`${shorten(text)}\`, because its attributes aren't valid HTML.`,
    hint: 'delete it, or put a space before each attribute and straight quotes around its value, as in `<a href="/contact">`.',
  }),
  'comment-not-closed': (text) => ({
    code: 'markdown/not-closed',
    message: `The comment \`${shorten(text)}\` isn't closed. Visitors would see it, or wouldn't see the text after it.`,
    hint: 'write `-->` where it ends.',
  }),
} as const satisfies Record<string, (text: string) => Finding>

/** Drops closing `#`s. */
function withSpace(text: string): string {
  return shorten(
    text
      .replace(/(?<=[^#])#{2,}\s*$/, '')
      .trimEnd()
      .replace(/^#+/, '$& '),
  )
}

/** What the configuration knows is written as a placeholder. */
const fillings: readonly (readonly [blank: RegExp, placeholder: string])[] = [
  [/e-?mail|@/i, '{email}'],
  [/phone|^\W*(?:\d|XX+-)/i, '{phone}'],
  [/hours/i, '{hours}'],
  [/(?:company|business)(?:['’]s)?\W*(?:name\W*)?$/i, '{company}'],
  [/(?:your|company|business|street) address/i, '{address}'],
]

function hintForBlank(text: string): string {
  const [, placeholder] = fillings.find(([pattern]) => pattern.test(text)) ?? []
  if (placeholder) return `write \`${placeholder}\`, which becomes what site.config.yaml says.`
  if (/^\[(?:add )?(?:image|photo|screenshot)\b/i.test(text))
    return 'put an image here, such as `![A clean lobby](posts/lobby.webp)`, or delete it.'
  return /link|url|\.(?:com|net|org)\b/i.test(text)
    ? 'write a link, such as `[our prices](/contact)`, or delete it.'
    : 'replace it with the real words.'
}

/** A number is kept as one, unless it's an emoji. */
const numberOfItem = new RegExp(String.raw`^${foreignNumber}\s*`)

/** As text, which begins no list. */
function escapeNumber(line: string): string {
  return line.replace(/^(\d+)(?=[.)])/, '$1\\')
}

function hintForItem(text: string): string {
  const words = text.replace(numberOfItem, '')
  const [sign, rest] =
    words === text
      ? ['- ', text.replace(/^(?:[a-z][.)]|\((?:[a-zA-Z]|\d{1,2})\)|[o§üØqv](?=\s{2}|\t)|\d?[^\p{L}\d[\s*]+)\s*/u, '')]
      : ['1. ', words]
  return `begin each line of the list with \`${sign}\`, as in \`${sign}${shorten(rest)}\`.`
}

/** A row of a table in Markdown from one with tabs. */
function rowOf(text: string): string {
  return `| ${text
    .trim()
    .split(/ *\t */)
    .map((cell) => shorten(cell))
    .join(' | ')} |`
}

function hintForWide(text: string): string {
  const row = text.replaceAll('｜', '|')
  if (text.startsWith('｜'))
    return `write \`${shorten(row)}\`, and the other rows with \`|\`, too; the second one must be \`${row.replaceAll(/[^|]+/g, '---')}\`.`
  if (text.startsWith('＞'))
    return `begin each line with \`> \`, as in \`> ${shorten(text.replace(/^＞\s*/, ''))}\`; for an arrow, write \`→\`.`
  const plain = text.replaceAll('＊', '*')
  return `write \`${shorten(plain.replace(/^＃+\s*/, (signs) => `${'#'.repeat(Math.max(2, signs.trim().length))} `))}\`.`
}

function hintForTyped(text: string): string {
  if (text.startsWith(':')) return 'type the emoji itself, or delete it.'
  if (text.startsWith('&')) return `write \`${text.replace('&amp;', '&')}\`.`
  if (text === '\\') return 'delete it; or put backticks around a path: `C:\\mats\\`.'
  if (text.startsWith('\\')) return 'replace each `\\n` with a line break.'
  return `for a task, write \`- [ ] ${shorten(text.replace(/^-?\[.?\]\s*/, ''))}\`.`
}

function hintForShortcode(text: string): string {
  if (text.startsWith(':')) return 'delete it; for a box, write `> [!NOTE]` here, and `> ` before each line of the box.'
  const component = /^<([\w.]+)(?![^]*\/>$)/.exec(text)?.[1]
  if (component !== undefined) return `delete it and any \`</${component}>\`; keep what is between them.`
  if (text.startsWith('<')) return 'delete it.'
  const name = /[a-z]\w*/i.exec(text)?.[0] ?? ''
  const isAlone = /^\\?\[\//.test(text) || /^toc$/i.test(name)
  const both = isAlone ? 'it' : `it and any \`[/${name}]\``
  if (name === 'caption')
    return `delete ${both}; an image's caption goes after its path: \`![What it shows](posts/salt.webp "Caption")\`.`
  if (/^(?:embed|playlist|video|vimeo|youtube)$/.test(name))
    return 'delete it, and write the address of the video in its own paragraph.'
  if (name === 'gallery') return 'delete it, and put each image in the text instead: `![…](…) ![…](…)`.'
  if (/form/.test(name)) return 'delete it, and link to the form: `[Ask for a quote](/contact)`.'
  return isAlone ? 'delete it.' : `delete ${both}; keep what is between them.`
}
