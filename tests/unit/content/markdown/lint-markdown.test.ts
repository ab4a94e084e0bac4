import { expect, test } from 'vitest'
import { lintMessages } from '../../../../generator/content/markdown/lint-messages.ts'
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
  ['a[^2]\n\n[^1]: b', ['footnote [^2] 1:2', 'footnote-unused [^1]: 3:1']],
  ['a **open ** b', ['bold-not-closed **open ** 1:3']],
  ['a ** open** b', ['bold-not-closed ** open** 1:3']],
  ['**a** ** **b** 2 ** 3', []],
  ['• one\n• two', ['bullet • one 1:1']],
  ['a • b', []],
  ['</details>\n## b', ['markdown-in-html ## b 2:1']],
  ['<div>\n<p>\na **b** c\n</p>\n</div>', ['markdown-in-html a **b** c 3:1']],
  ['<ul>\n<li>a - b</li>\n</ul>\n\n## c', []],
  ['<pre>\n- a\n</pre>', []],
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
  ['[^1]: a\n[^1]: b\n\nc[^1]', ['footnote-twice [^1]: 2:1']],
  ['![a\nb](c-\nd.webp)', ['not-a-picture ![a\nb](c-\nd.webp) 1:1']],
  ['![a]\n(b c.webp "d") ![sic] (see e)', ['not-a-picture ![a]\n(b c.webp "d") 1:1']],
  ['![a](b (1).jpg) [c](/d and (e) f', ['not-a-picture ![a](b (1).jpg) 1:1', 'not-a-link [c](/d 1:17']],
  ['![[a b.webp|300]]', ['not-a-picture ![[a b.webp|300]] 1:1']],
  ['[b]: {{ site.url }}/c.png\n\n![a][b]', []],
  ['[vc_row][vc_column]', ['shortcode [vc_row] 1:1', 'shortcode [vc_column] 1:9']],
  ['[TOC] [[_TOC_]]', ['shortcode [TOC] 1:1', 'shortcode [[_TOC_]] 1:7']],
  ['\\[gallery ids="1"\\] \\[video\\]', ['shortcode \\[gallery ids="1"\\] 1:1']],
  ['**a:**8-5, **b:**9-5', ['bold-runs-on **a:**8-5, 1:1', 'bold-runs-on **b:**9-5 1:12']],
  ['**a:** 8, **b:**9 **c **', ['bold-runs-on **b:**9 1:11', 'bold-not-closed **c ** 1:19']],
  ['<a href="/b">c', ['tag-not-closed <a href="/b"> 1:1']],
  ['<a name="b">c <!-- <b> --> d', []],
  ['-\u00A0a', ['no-break-space -\u00A0a 1:1']],
  ['##\u00A0a', ['no-break-space ##\u00A0a 1:1']],
  ['a:\nb\n• c\n• d', ['bullet • c 3:1']],
  ['1. • a', ['bullet-twice • 1:4']],
  ['| a | b |\n|:-:|\n| 1 | 2 |', ['table-rows-differ |:---:|---| 2:1']],
  ['"a":bc: d:ef:', []],
])('in %j this is found: %j', (text, found) => {
  expect(slipsOf(text)).toEqual(found)
})

test.each([
  ['![a](b c.webp "d e")', '![a](b%20c.webp "d e")'],
  ['![a](b.webp “d e” =300x200)', '![a](b.webp "d e")'],
  ['![a](b c (1).jpg)', '![a](b%20c%20(1).jpg)'],
  ['[a (b)](/c d.pdf "e")', '[a (b)](/c%20d.pdf "e")'],
  ['![a\nb](c-\nd.webp)', '![a b](c-d.webp)'],
  ['![a] (b c.webp)', '![a](b%20c.webp)'],
  ['![[b c.webp|300]]', '![What it shows](b%20c.webp)'],
  ['**a:**8-5', '**a:** 8-5'],
])('for %j the hint is to write %j', (text, meant) => {
  const [found] = parseMarkdown(text).lint
  expect(found && lintMessages[found.kind](found.text).hint).toContain(`\`${meant}\``)
})
