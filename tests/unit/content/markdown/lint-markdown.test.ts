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
  ['| [a] (/b) |\n|---|\n| ~~c~~ |', ['not-a-link [a] (/b) 1:3', 'struck-out ~~c~~ 3:3']],
  ['1. [x] a', ['checkbox [x] 1:4']],
  ['[x] a', []],
  ['| a |\n|---|\n| b | **c** |\n| d | |', ['lost-cell c 3:5']],
  ['a[^1]\n\n[^1]: b', ['footnote [^1] 1:2']],
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
