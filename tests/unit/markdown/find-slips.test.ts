import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../generator/markdown/parse-markdown.ts'

/** `kind text line:column` of every slip. */
const slipsOf = (text: string) =>
  parseMarkdown(text).slips.map(({ kind, text: typed, place }) => `${kind} ${typed} ${place.line}:${place.column}`)

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
  ['a[^1]\n\n[^1]: b', ['footnote [^1] 1:2']],
  ['\\[^1] \\~~a~~ \\![b](c d)', []],
])('in %j this is found: %j', (text, found) => {
  expect(slipsOf(text)).toEqual(found)
})
