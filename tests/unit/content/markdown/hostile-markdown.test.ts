import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'
import { renderMarkdown } from '../../../../generator/content/markdown/html/render-markdown.ts'
import { listElements } from '../../../support/hostile/list-elements.ts'
import { hostileStrings } from '../../../support/hostile/strings.ts'

/** Positions for a text in Markdown. */
const positions: Readonly<Record<string, (text: string) => string>> = {
  'a paragraph': (text) => text,
  'words between others': (text) => `before ${text} after`,
  'a heading': (text) => `## ${text}`,
  'a link': (text) => `[${text}](/about)`,
  'an address': (text) => `[x](${text})`,
  'an address in brackets': (text) => `[x](<${text}>)`,
  'a title in quotes': (text) => `[x](/about "${text}")`,
  'a title in other quotes': (text) => `[x](/about '${text}')`,
  'a title in parentheses': (text) => `[x](/about (${text}))`,
  'a title with a table': (text) => `[x](/about "<table>${text.replaceAll('"', '\\"')}</table>")`,
  'a definition': (text) => `[x]\n\n[x]: ${text}`,
  'the title of a definition': (text) => `[x][y]\n\n[y]: /about "${text}"`,
  'the name of a definition': (text) => `[x][${text}]\n\n[${text}]: /about`,
  'an address between signs': (text) => `<${text}>`,
  'a picture': (text) => `![${text}](${text} "${text}")`,
  code: (text) => `\`${text}\``,
  'lines of code': (text) => `~~~${text}\n${text}\n~~~`,
  'a list': (text) => `- ${text}\n- [ ] ${text}\n\n1. ${text}`,
  'a quotation': (text) => `> ${text}`,
  'a table': (text) => `| a | ${text} |\n|---|:-:|\n| [x](/about "${text}") | ${text} |`,
  HTML: (text) => `<div title="${text}">${text}</div>\n\n<b>${text}</b>`,
  'a comment': (text) => `<!-- ${text} -->`,
  'a footnote': (text) => `x[^${text}]\n\n[^${text}]: ${text}`,
  marks: (text) => `**${text}** _${text}_ ~~${text}~~`,
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const blocks = ['p', 'blockquote', 'ul', 'ol', 'li', 'pre', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'div']
const phrases =
  'abbr b cite dd details dl dt figcaption figure i ins kbd mark q rp rt ruby s samp small span sub summary sup'
const more = 'tfoot time u var wbr section img'
const allowed = new Set([
  ...headings,
  ...blocks,
  'a',
  'em',
  'strong',
  'del',
  'code',
  'br',
  ...`${phrases} ${more}`.split(' '),
])

/** The allowed attributes, with their allowed values. */
const attributes: Readonly<Record<string, RegExp>> = {
  // Any other scheme is dropped, and what's left is a path on this site.
  'a href': /^(?:https?:|mailto:|tel:|[/#?]|$)|^(?![a-z][\da-z+.-]*:)/i,
  'a data-footnote-ref': /^$/,
  'a data-footnote-backref': /^$/,
  'a aria-describedby': /^footnote-label$/,
  'a aria-label': /^Back to note \d+ in the text$/,
  'a id': /^fnref-\S+$/,
  'code class': /^(language-\S+)?$/,
  'details open': /^$/,
  'div class': /^prose__(table|row)$/,
  'figure class': /^prose__figure$/,
  'img data-picture': /^\d+$/,
  'li id': /^fn-\S+$/,
  'p class': /^visually-hidden$/,
  'p id': /^footnote-label$/,
  'pre tabindex': /^0$/,
  'section tabindex': /^0$/,
  'div tabindex': /^0$/,
  'section data-footnotes': /^$/,
  // A table's label: its heading, or the words in its first row, with quotation marks escaped.
  'section aria-labelledby': /^[\w-]+$/,
  'section aria-label': /[^]/,
  'section class': /^prose__table( prose__rows)?$/,
  'th scope': /^(col|row)$/,
  'span class': /^(prose__task|visually-hidden)$/,
  'ol start': /^\d+$/,
  // In texts with Hebrew or Arabic.
  ...Object.fromEntries(['p', 'h2', 'ul', 'ol', 'blockquote', 'table'].map((name) => [`${name} dir`, /^auto$/])),
  'td class': /^prose__(center|right)$/,
  'th class': /^prose__(center|right)$/,
}

test.each(Object.entries(positions))('nothing hostile gets through as %s', (_name, write) => {
  for (const [, text] of hostileStrings) {
    const html = renderMarkdown(parseMarkdown(write(Buffer.from(text).toString('utf8'))), (part) => part).html
    const elements = listElements(load(html, { scriptingEnabled: true }, false))
    for (const { name, attributes: found, comments } of elements) {
      expect(allowed, html).toContain(name)
      for (const [key, value] of found) expect(value, html).toMatch(patternOf(name, key))
      expect(comments, html).toEqual([])
    }
    expect(html).not.toMatch(/<[!?]/)
  }
})

function patternOf(element: string, attribute: string): RegExp {
  const isId = attribute === 'id' && headings.includes(element)
  return isId
    ? /^[\p{L}\p{N}\p{M}\p{Pc}\p{So}-]*$/u
    : (attributes[`${element} ${attribute}`] ?? (attribute === 'title' ? /^/ : /there is no such attribute/))
}

test("a title appears as typed, and can't end its own tag", () => {
  const title = '<table><script>alert(1)</script></table> a > b & c'
  const page = load(renderMarkdown(parseMarkdown(`[x](/about "${title}")`), (part) => part).html, {}, false)
  expect(listElements(page).map(({ name }) => name)).toEqual(['p', 'a'])
  expect(page('a').attr('title')).toBe(title)
})

test('a company name is text in Markdown too', () => {
  for (const [, text] of hostileStrings) {
    const fill = (part: string) => part.replaceAll('{company}', () => text)
    const page = load(
      renderMarkdown(parseMarkdown('By {company}, [{company}](/about "{company}")'), fill).html,
      {},
      false,
    )
    expect(
      listElements(page).map(({ name }) => name),
      text,
    ).toEqual(['p', 'a'])
  }
})
