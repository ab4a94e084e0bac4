import * as fc from 'fast-check'

/** What paragraphs, headings, list items and cells of plain words hold. */
const plainWords = fc.constantFrom(
  ...[
    'plain words here.¦1986 was late, 3.5 percent¦A¦“quoted” words¦"quoted" words¦(words) here¦{city} at {phone}¦*words*¦**words**',
    "the owner's: one! two? three; 5 % = a + b ~ c > d # e¦Straße 日本語 😀¦\u00A0words\u00A0¦\u2028words¦words \uE000 here",
    '[words](/path)¦see [some words](/blog/a-page) here¦call [{phone}](tel:{phone}).¦[words](https://example.com/a_b?c=d%20e#f)',
    '[a](/b)[c](/d)¦[ a ](/b) words¦**Room.** Words here¦words (*here*), *and here*.¦*a*, **b** and *c d*¦*a* *b*',
  ].flatMap((line) => line.split('¦')),
)

/** Signs that look like plain words, links and emphasis, and are something else. */
const oddWords = fc.constantFrom(
  ...[
    '1986. words¦12) words¦#hashtag words¦#tag¦![words](/picture.webp)¦words![a](/b)¦[a][b] words¦[a] (/b)¦[a](/b "title")¦[a](b(c))',
    '[](/a)¦[a]()¦*[a](/b)*¦[*a*](/b)¦**a.**b¦a*b*c¦*a*b¦**a.**)¦***a***¦* a *¦*a **b** c*¦_words_¦a_b_c¦__words__¦*a¦a*',
    '**a*¦*a.*.¦*a”*¦**“a”** b¦**[a](/b)**¦*é* words¦`code`¦a \\* b¦a & b¦AT&T¦&amp;¦&copy b¦a < b¦a <b>b</b>¦a | b¦a \\| b',
    'www.example.com¦a@b.example¦[a](/b)*c*¦*a*[b](/c)¦[a](/b)**¦!¦- words¦+ words¦-5 words¦+1 words¦= words¦~ words¦: words',
    '> words¦---¦===¦***¦[x] words¦[ ] words¦“*a*”¦*a*’s¦**a**: b¦a\\¦a  ¦a #¦a##¦*¦_¦[a](/b)(c)¦[[a](/b)]¦[a](/b)]¦(*a*¦*a (b)*¦*a* b*',
  ].flatMap((line) => line.split('¦')),
)

const manyWords = fc.constant('long plain words, '.repeat(60).trim())

const words = fc.oneof(
  { weight: 200, arbitrary: plainWords },
  { weight: 25, arbitrary: oddWords },
  { weight: 1, arbitrary: manyWords },
)

const phrases = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 2, arbitrary: fc.tuple(words, words).map((both) => both.join(' ')) },
  { weight: 1, arbitrary: fc.tuple(words, words).map((both) => both.join('')) },
)

const end = fc.oneof({ weight: 50, arbitrary: fc.constant('') }, fc.constantFrom(' ', '  ', '\\', ' #', ' ##', '#'))

const line = fc.tuple(phrases, end).map((parts) => parts.join(''))

const headingMark = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('# ', '## ', '### ', '###### ') },
  { weight: 1, arbitrary: fc.constantFrom('####### ', '##', '##  ', ' ## ') },
)
const heading = fc.tuple(headingMark, line).map((parts) => parts.join(''))

const listMark = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('- ', '* ', '+ ', '1. ', '7) ', '0. ') },
  { weight: 1, arbitrary: fc.constantFrom('123456789. ', '1234567890. ', '-  ', '-', ' - ', '2.  ') },
)
const otherMark = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('- ', '2. ', '  - ', '  ') },
)

/** Mostly of one mark. */
const list = fc
  .tuple(listMark, fc.array(fc.tuple(otherMark, line), { minLength: 1, maxLength: 4 }))
  .map(([mark, items]) => items.map(([other, item]) => `${other || mark}${item}`).join('\n'))

const row = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(phrases, phrases).map(([a, b]) => `| ${a} | ${b} |`) },
  { weight: 2, arbitrary: fc.tuple(phrases, phrases).map(([a, b]) => `|${a}|  ${b}  |`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('| a |', '| a | |', '||', 'a | b', '| a | b | c |', '|\u00A0a | b |', '| a | b'),
  },
)
const delimiters = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('| --- | --- |', '|---|:-:|', '| :-- | --: |') },
  { weight: 1, arbitrary: fc.constantFrom('| - |', '--|--', '| --- | --- | ', '|-|-|-|', '| a | b |') },
)
const table = fc
  .tuple(row, delimiters, fc.array(row, { maxLength: 3 }))
  .map(([head, under, body]) => [head, under, ...body].join('\n'))

/** What lists, quotes and the like make of the blocks beside them, and what a line may be the end of. */
const nasty = fc.constantFrom(
  ...[
    '- a\n  b¦- a\n\n  b¦- a\n\n- b¦1. a\n   - b¦- a\nb¦- `a`¦* `a`¦1. `a`¦- a\n  - b¦-¦1.¦-\n  a¦a\n- b¦a\n1. b¦a\n2. b¦- `a`\n- b',
    '> a¦> - a¦> a\nb¦> - a\n> - b¦>¦- > a¦> # a¦>     a¦-     a¦- # a¦- - a¦1. - a¦- a\n   b¦1) `a`¦2. `a`¦+ `a`\n+ b',
    'a\n---¦a\n===¦---¦===¦***¦- - -¦a\n- - -¦--¦=¦a\n| a |\n| - |¦a\n| a | b |\n|---|---|¦| a |¦| a |\n|--|\nb¦| `a` |\n|-|\n| b |',
    'a\nb¦a  \nb¦a\\\nb¦[a\nb](/c)¦*a\nb*¦`a\nb`¦a\n# b¦# a\nb¦a\n> b¦#¦##¦# #¦\\# a¦_¦*¦**¦`¦a & b¦`a`¦a `b` c¦![a](/b)¦`a\n  b`',
    'a <b>b</b>¦<https://a.example>¦a <!-- b -->¦a <!--¦a ```¦a\n  - b¦a [b] c',
  ].flatMap((text) => text.split('¦')),
)

/** What reaches over empty lines into other blocks. */
const reaching = fc.constantFrom(
  ...[
    '  a¦    a¦# a\n    b¦`a`\n \n    b¦---\n    b¦> # a\n    b¦1. a\n    - b¦ a¦   - a¦ \n¦a\n \n    b¦- a\n  \n  b¦- a\n \n- b¦> ```¦> <!-- a¦```¦```js\na\n```¦~~~¦- ```¦<div>¦</div>¦<b>a</b>',
    '<!-- a -->¦<!--¦-->¦a\n<!--¦- <!--¦<script>¦[a]: /b¦[a]: /b "c¦"¦1. <pre>¦[a]:¦\t¦a\tb¦- a\n   \n¦`a`\n ¦1. a\n \n2. b¦> a\n \n> b',
  ].flatMap((text) => text.split('¦')),
)

const block = fc.oneof(
  { weight: 30, arbitrary: line },
  { weight: 10, arbitrary: heading },
  { weight: 30, arbitrary: list },
  { weight: 10, arbitrary: table },
  { weight: 30, arbitrary: nasty },
  { weight: 1, arbitrary: reaching },
)

const between = fc.oneof(
  { weight: 100, arbitrary: fc.constantFrom('\n\n', '\n\n', '\n\n', '\n\n\n') },
  { weight: 2, arbitrary: fc.constantFrom('\n', '\n \n', '\n\n \n\n', '\n\n  ', '\n  \n\n') },
)

/** Blocks of plain words, as they are typed, beside blocks that may reach into them. */
export const randomBlocks = fc
  .tuple(
    fc.constantFrom(...Array<string>(8).fill(''), '\n', '\n\n', ' ', '\n '),
    fc.array(fc.tuple(block, between), { maxLength: 7 }),
    fc.constantFrom('', '', '\n', '\n\n', '\n\n\n', ' '),
  )
  .map(([before, blocks, after]) => `${before}${blocks.flat().slice(0, -1).join('')}${after}`)
