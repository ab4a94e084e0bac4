import * as fc from 'fast-check'

/** Words that are cut short before a text is parsed, with what stands in sentences. */
const words = [
  'plain words of a sentence',
  'it says "so (or not)" to the owner',
  "the owner's well-kept floor, at 5% -- or more",
  'Straße, Ærø und façade all over',
  'one! two? three: four; five',
  '日本語の文章とか plain words',
  'words 😀 and more words',
  'longwordwithoutanyspace',
  'a = b + c, d - e, f ~ g # h',
  '{company} at {phone} is ready',
  'no such words \u00A0 and no \u2028 break here',
  '“quoted words” — and a dash',
]

/** Pieces with `¦` between them. */
const inline = [
  '**¦*¦_¦__¦`¦``¦~~¦!¦\\¦\\\\¦&¦&amp;¦&copy¦&nbsp;¦&notarealname;¦&lt¦|¦ | ¦\\|¦\\[¦\\]¦{¦}¦#¦ ##¦ #¦=¦-¦+¦~¦:¦ ¦  ',
  '[¦]¦(¦)¦](¦][¦![¦[](¦"¦\'¦ "title words here")¦(/address/of/a/page)¦[a name]¦[a name][]¦[some words][A  Name]¦[^1]',
  '[words of a link](/address)¦![words of a picture](/some/picture.webp "a title here")¦[x](<an address> "and its title")',
  '[words](some/(inner)/address words)¦![plain words](/address/of/a/picture)¦[words *of*](https://example.com/some/address)',
  '<¦>¦<b>¦</b>¦<a href="some words here">¦<!-- a comment of words¦-->¦<?words ¦?>¦]]>¦<![CDATA[ ¦<!X words ',
  '<https://example.com/some/address>¦<some.body@example.com>¦www.example.com¦https://example.com/some/address',
  '😀¦é¦日¦\u200B¦.¦,¦…¦’¦1¦42¦a¦Zz¦*words in stars*¦_words in lines_¦**strong words.**and¦words*and*words¦words_and_words',
  '`code with words`¦``code ` of words``',
].flatMap((line) => line.split('¦'))

const lineStarts = [
  '# ¦## ¦### ¦#¦> ¦>¦>> ¦- ¦* ¦+ ¦1. ¦1) ¦12. ¦- [x] ¦    ¦  ¦   ¦ ¦>     ¦-     ¦  - ¦    - ¦1.  ',
  '```¦```js words of the title¦~~~ words here¦~~~¦````¦---¦===¦***¦- - -¦:--¦--:¦|---|---|¦|:-:|¦-|-',
  '| some words | other words |¦| a | b |¦[a name]: /some/address¦[a name]:¦[^1]: words of a note¦<<<<<<< HEAD¦=======',
  '<div>¦</div>¦<script>¦</script>¦<pre class="some words">¦<!--¦<x-y words="here">¦<?¦<!DOCTYPE html>¦#tag words',
].flatMap((line) => line.split('¦'))

const rare = ['\t', '&#35;', '&#xE001;', '\uE000', '\uE001 words', '\uF8FF', '\uFEFF', '\0', '\uD83D', ']:']

const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...words) },
  { weight: 9, arbitrary: fc.constantFrom(...inline) },
  { weight: 5, arbitrary: fc.constantFrom(...lineStarts).map((start) => `\n${start}`) },
  { weight: 3, arbitrary: fc.constantFrom('\n', '\n\n', '\n\n', '  \n', '\\\n', '\n \n', '\n\n\n') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replaceAll('\r', '')) },
)

const usual = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))

/** With a sign somewhere that keeps a text from being cut short, and mostly without. */
const unusual = fc
  .tuple(usual, fc.constantFrom(...rare), usual)
  .map(([before, sign, after]) => `${before}${sign}${after}`)

/** Markdown such as nobody would type: every construct, half of them broken, with words between. */
export const randomMarkdown = fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: unusual })
