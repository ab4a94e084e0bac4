import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'

/** `kind text line:column` of every finding. */
const slipsOf = (text: string) =>
  parseMarkdown(text).lint.map(({ kind, text: typed, place }) => `${kind} ${typed} ${place.line}:${place.column}`)

test.each([
  ['- ```\n  a\n\nb', ['code-not-closed ``` 1:3']],
  ['> ```\n> a\n> ```', []],
  ['````\n```\n````', []],
  ['    ```\n    x', []],
  ['> ##a\n> ##b', ['heading-without-space ##a 1:3', 'heading-without-space ##b 2:3']],
  ['#', ['heading-without-words # 1:1']],
  ['## <!-- later -->', []],
  ['| [a] (/b) |\n|---|\n| ~~c~~ |', ['not-a-link [a] (/b) 1:3']],
  ['[x] a', []],
  ['| a |\n|---|\n| b | **c** |\n| d | |', ['lost-cell c 3:5']],
  ['a[^1]\n\n[^1]: b', []],
  ['a[^2]\n\n[^1]: b', ['footnote [^2] 1:2']],
  ['a **open ** b', ['bold-not-closed **open ** 1:3']],
  ['a ** open** b', ['bold-not-closed ** open** 1:3']],
  ['**a** ** **b** 2 ** 3', []],
  ['• one\n• two', ['bullet • one 1:1']],
  ['a • b', []],
  ['<details>\n<summary>a</summary>\n\nb', ['tag-not-closed <details> 1:1']],
  ['<details>\n<summary>a</summary>\n\n<b>b</b> <br> <p>c\n\n</details>', []],
  ['a <mark class="x">b <MARK>c</mark>', ['tag-not-closed <mark class="x"> 1:3']],
  ['done :tada: at 10:30:15 a:b:c', ['emoji-name :tada: 1:6']],
  ['| a | b |\n|---|\n| 1 | 2 |', ['table-rows-differ |---|---| 2:1']],
  ['> a | b\n> --|--|--', ['table-rows-differ |---|---| 2:3']],
  ['[caption id="x"] a [/caption]', ['shortcode [caption id="x"] 1:1', 'shortcode [/caption] 1:20']],
  ['[button] [gallery](/work)', ['shortcode [button] 1:1']],
  ['[a](/my file.pdf)', ['not-a-link [a](/my file.pdf) 1:1']],
  ['![a](my file.png)', ['not-a-picture ![a](my file.png) 1:1']],
  ['Pricing\n=======', []],
  ['Pricing of all that we do, week by week\n=======', ['line-of-git ======= 2:1']],
  ['[a][b] [1][2]', ['not-a-link [a][b] 1:1']],
  ['[a] (#3) [b] (/ month) (c)[#4] [d] (#e)', ['not-a-link [d] (#e) 1:32']],
  ['#Winter', ['hash-without-space #Winter 1:1']],
  ['a.\n#winter', ['hash-without-space #winter 2:1']],
  ['#CleanTroy', []],
  ['#clean #troy', []],
  ['with our tag\n#cleaning, and more', []],
  ['What it costs\n-------------', []],
  ['What it costs\n---', ['rule-under-words What it costs 2:1']],
  ['That is what it costs.\n---------------------', ['rule-under-words That is what it costs. 2:1']],
  ['[a]: /b\n[a]: /b\n\n[a]', []],
  ['[a]: /b\n[a]: /c\n\n[a]', ['name-twice [a]: 2:1']],
  ['\\[^1] \\~~a~~ \\![b](c d)', []],
])('in %j this is found: %j', (text, found) => {
  expect(slipsOf(text)).toEqual(found)
})
