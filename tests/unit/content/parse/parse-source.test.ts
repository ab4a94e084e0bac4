import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { type ParsedSource, parseSource } from '../../../../generator/content/parse/parse-source.ts'

function parse(text: string, path = 'posts/a.md'): { parsed: ParsedSource | undefined; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const parsed = parseSource({ file: path, path, text }, (diagnostic) => diagnostics.push(diagnostic))
  return { parsed, diagnostics }
}

test('front matter and body are split, and the body has its line in the file', () => {
  const { parsed } = parse('---\ntitle: A\n---\n\nFirst\n\nSecond\n')
  expect(parsed?.data).toEqual({ title: 'A' })
  expect(parsed?.body).toEqual({ text: '\nFirst\n\nSecond\n', firstLine: 4 })
})

test('Windows line endings are read the same', () => {
  const { parsed } = parse('---\r\ntitle: A\r\n---\r\nBody\r\n')
  expect(parsed?.data).toEqual({ title: 'A' })
  expect(parsed?.body?.firstLine).toBe(4)
})

test('front matter in JavaScript is rejected and never run', () => {
  const { parsed, diagnostics } = parse('---js\n{ title: (globalThis.hasRun = true) }\n---\nBody\n')
  expect(parsed).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'content/front-matter-not-yaml', place: { line: 1, column: 1 } }])
  expect(globalThis).not.toHaveProperty('hasRun')
})

test.each([
  ['title: A\n', 'content/no-front-matter'],
  ['', 'content/no-front-matter'],
  ['\n---\ntitle: A\n---\n', 'content/no-front-matter'],
  ['---\ntitle: A\nBody\n', 'content/front-matter-not-closed'],
])('%j is reported as %s', (text, code) => {
  expect(parse(text).diagnostics).toMatchObject([{ code }])
})

test('a colon in an unquoted text is reported in plain words, at its line in the file', () => {
  const { diagnostics } = parse('---\nexcerpt: x\ntitle: Cleaning: a guide\n---\n')
  expect(diagnostics).toMatchObject([
    {
      code: 'content/yaml-syntax',
      place: { line: 3, column: 8 },
      hint: expect.stringContaining('put the whole text in quotes'),
    },
  ])
})

test('a duplicate key and a tab are reported', () => {
  expect(parse('a: 1\na: 2\n', 'faq.yaml').diagnostics[0]?.message).toContain('twice')
  expect(parse('a:\n\tb: 2\n', 'faq.yaml').diagnostics[0]?.message).toContain('tab')
})

test('a line with keys nested so deep that reading them would overflow the stack is reported', () => {
  const { parsed, diagnostics } = parse(`a: b\n${'c: '.repeat(5000)}}\n`, 'faq.yaml')
  expect(parsed).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'content/too-large', place: { line: 2, column: 1 } }])
})
