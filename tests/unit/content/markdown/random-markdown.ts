import * as fc from 'fast-check'

const pick = (line: string) => fc.constantFrom(...line.split('¦'))

const plain = pick(
  "the owner's floor, at 5% -- or more¦Straße, façade 日本語 😀¦“quoted” (or not): a # b¦{company} at {phone}¦AT&T, &amp; &copy; a < b¦1986 was late; 3.5 percent",
)

const marked = pick(
  '*words*¦**strong words.**¦_words_ and __words__¦***both***¦`code`¦``a ` b``¦[words](/path)¦[a *b*](https://example.com/a_b?c=d%20e#f "title")¦[{phone}](tel:{phone})¦[words][a name]¦<https://example.com>¦<b>words</b>¦a <!-- a comment -->¦a \\*b\\* \\[c\\]¦a  \nb¦a\\\nb',
)

/** Markdown that GitHub treats differently. */
const githubs = pick(
  '~~struck *out*~~¦~a~ b¦a ~~ b¦www.example.com/a_b&amp;c.¦see https://example.com/some\\_page, and more¦(https://example.com/a?b=1&c=2)¦some.body@example.com¦words[^1]',
)

const phrase = fc.oneof({ weight: 6, arbitrary: plain }, { weight: 4, arbitrary: marked }, githubs)
const sentence = fc.array(phrase, { minLength: 1, maxLength: 5 }).map((phrases) => phrases.join(' '))
const line = sentence.map((text) => text.replaceAll(/ *\\?\n/g, ' '))

const listOf = (mark: string) =>
  fc.array(line, { minLength: 1, maxLength: 4 }).map((items) => items.map((item) => `${mark} ${item}`).join('\n'))

const cells = (count: number) =>
  fc.array(line, { minLength: count, maxLength: count }).map((texts) => `| ${texts.join(' | ')} |`)

const table = fc
  .tuple(cells(2), pick('| --- | --- |¦|:--|--:|¦| :-: | - |'), fc.array(cells(2), { maxLength: 3 }))
  .map(([head, delimiters, rows]) => [head, delimiters, ...rows].join('\n'))

const block = fc.oneof(
  { weight: 8, arbitrary: sentence },
  { weight: 3, arbitrary: fc.tuple(pick('##¦###¦####'), line).map((parts) => parts.join(' ')) },
  { weight: 3, arbitrary: pick('-¦*¦1.¦2)¦- [x]¦- [ ]').chain(listOf) },
  { weight: 2, arbitrary: fc.tuple(listOf('-'), listOf('  -'), listOf('-')).map((lists) => lists.join('\n')) },
  { weight: 2, arbitrary: table },
  line.map((text) => `> ${text}\n> ${text}\n>\n> - ${text}`),
  line.map((text) => `- ${text}\n\n  ${text}\n\n- ${text}`),
  line.map((text) => `~~~js\n${text}\n~~~`),
  pick(
    '---¦    code¦[a name]: /address "title"¦[^1]: words¦<div>\nwords\n</div>¦<!-- a\n\nb -->¦![a picture](/b.webp)¦Words\n===',
  ),
)

/** Markdown like in posts, including what people know from other tools. */
export const randomMarkdown = fc.array(block, { maxLength: 12 }).map((blocks) => `${blocks.join('\n\n')}\n`)
