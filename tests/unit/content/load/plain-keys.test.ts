import { readdir } from 'node:fs/promises'
import { assert, property, sample } from 'fast-check'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import {
  type ParsedSource,
  parseMarkdownFile,
  parsePlainFile,
} from '../../../../generator/content/parse/parse-source.ts'
import { findPlace } from '../../../../generator/content/validate/find-place.ts'
import { readProjectFile, root } from '../../../support/project.ts'
import { changedFile, plainFile } from './random-front-matter.ts'

const sourceOf = (text: string) => ({ file: 'content/posts/a.md', path: 'posts/a.md', text })

/** All that a file is to those who ask, as JSON, in which the order of keys counts as well. */
function describe(parsed: ParsedSource | undefined): string {
  if (!parsed) return ''
  const { yamlText, mendedLines, data, texts, body, hasUnreadKeys = false } = parsed
  const typed = texts.map(({ start, end }) => [yamlText.slice(start, end), parsed.placeAt(start), parsed.placeAt(end)])
  const places = texts.map(({ path }) => [findPlace(parsed, path).place, findPlace(parsed, path).node?.range])
  const nodes: unknown = parsed.readNodes().toJSON()
  return JSON.stringify([yamlText, [...mendedLines], data, nodes, texts, typed, places, body, hasUnreadKeys])
}

/** What the parser says of a file, with the faults that it has. */
function parseByYaml(text: string): { readonly said: string; readonly faults: readonly Diagnostic[] } {
  const faults: Diagnostic[] = []
  const parsed = parseMarkdownFile(sourceOf(text), (fault) => faults.push(fault))
  return { said: describe(parsed), faults }
}

function expectSame(text: string, parsed: ParsedSource): void {
  expect({ said: describe(parsed), faults: [] }).toEqual(parseByYaml(text))
}

test('every post is read without the parser, and says the same', async () => {
  const files = await readdir(`${root}/content/posts`)
  expect(files.length).toBeGreaterThan(7)
  for (const file of files) {
    const text = await readProjectFile(`content/posts/${file}`)
    const parsed = parsePlainFile(sourceOf(text))
    if (!parsed) throw new Error(`${file} needs the parser`)
    expectSame(text, parsed)
  }
})

test('nearly all files of plain keys are read without the parser', () => {
  const files = sample(plainFile, { seed: 20_260_501, numRuns: 1000 })
  expect(files.filter((text) => parsePlainFile(sourceOf(text))).length).toBeGreaterThan(990)
})

test('whatever is read without the parser has no fault, and says the same', { timeout: 120_000 }, () => {
  let read = 0
  assert(
    property(changedFile, (text) => {
      const parsed = parsePlainFile(sourceOf(text))
      if (!parsed) return
      read += 1
      expectSame(text, parsed)
    }),
    { seed: 20_260_502, numRuns: 12_000 },
  )
  expect(read).toBeGreaterThan(3000)
})

test('values are read as YAML reads them, each text at its place', () => {
  const text =
    '---\ntitle: \'It\'\'s "A"\'\ndate: 2026-05-06\ndraft: true\ntags:\n  - "a: b"\n  - false\n  - c d\n---\n\nBody\n'
  const parsed = parsePlainFile(sourceOf(text))
  expect(parsed?.data).toEqual({ title: 'It\'s "A"', date: '2026-05-06', draft: true, tags: ['a: b', false, 'c d'] })
  expect(parsed?.texts.map(({ path, start, end }) => [path.join('.'), parsed.yamlText.slice(start, end)])).toEqual([
    ['title', `'It''s "A"'`],
    ['date', '2026-05-06'],
    ['tags.0', '"a: b"'],
    ['tags.2', 'c d'],
  ])
  expect(parsed?.texts.map(({ start }) => parsed.placeAt(start).line)).toEqual([2, 3, 6, 8])
  expect(parsed?.body).toEqual({ text: '\nBody\n', firstLine: 10 })
})

test.each([
  ['a remark', 'title: a # b\n'],
  ['a remark of its own line', '# a\ntitle: b\n'],
  ['a colon in a text', 'title: a: b\n'],
  ['a key without a value', 'title:\n'],
  ['a key that stands twice', 'title: a\ntitle: b\n'],
  ['a key of two words', 'the title: a\n'],
  ['a capital key, which may be a sentence', 'Title: a\n'],
  ['a number', 'readTime: 6\n'],
  ['a name of nothing', 'title: Null\n'],
  ['a text of several lines', 'title: a\n  b\n'],
  ['a folded text', 'title: >-\n  a\n'],
  ['an escape', 'title: "a\\tb"\n'],
  ['an anchor', 'title: &a b\n'],
  ['a list on one line', 'tags: [a, b]\n'],
  ['a list in two columns', 'tags:\n- a\n  - b\n'],
  ['an item under a text', 'title: a\n  - b\n'],
  ['keys in keys', 'meta:\n  title: a\n'],
  ['a space that is none', 'title: a\u00A0b\n'],
  ['half a sign', 'title: "\uD83D"\n'],
  ['an empty line', 'title: a\n\ndate: 2026-05-06\n'],
  ['a space at the end', 'title: a \n'],
  ['ends of lines as on Windows', 'title: a\r\n'],
  ['very long keys', `title: ${'a'.repeat(4000)}\n`],
  ['no key', ''],
])('%s is left to the parser', (_, keys) => {
  expect(parsePlainFile(sourceOf(`---\n${keys}---\nBody\n`))).toBeUndefined()
})

test.each([
  '---\ntitle: a\n',
  '--- \ntitle: a\n---\n',
  '---\ntitle: a\n--- \n',
  '---\ntitle: a\n----\n',
  '\n---\ntitle: a\n---\n',
  '',
])('front matter that is not opened and closed by three hyphens alone is left to the parser: %j', (text) => {
  expect(parsePlainFile(sourceOf(text))).toBeUndefined()
})
