import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parse } from 'acorn'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from '../support/project.ts'

/** Patterns of words that read like a translation, or like another century, and what to write instead. */
const plainer: Readonly<Record<string, string>> = {
  anew: 'again',
  nobody: 'no one, or turn the sentence round',
  'stands(?! (?:out|in))': 'is, appears',
  stood: 'was, appeared',
  whoever: 'anyone who, people who',
  'is told': 'is reported',
  'are told': 'are reported',
  'where there is none': "if there isn't one",
  'so far as': 'if',
  'take away': 'remove, delete',
  '(?:mend|mends|mended)': 'fix',
  alone: 'only, by itself',
  dear: 'slow, expensive',
  elsewhere: 'on another site, in another place',
  tells: 'reports, says',
  twin: 'duplicate',
  lies: 'is',
}

/** Each odd word in a text, with its context. */
function findOdd(text: string): string[] {
  return Object.entries(plainer).flatMap(([word, instead]) =>
    [...text.matchAll(new RegExp(String.raw`\b${word}\b`, 'gi'))].map(({ index }) => {
      const around = text.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ')
      return `"${around}": ${instead}`
    }),
  )
}

test.each(['README.md', 'CONTRIBUTING.md', ...list('docs', '.md')])('%s is in plain English', (file) => {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/```.*?```|`[^`\n]*`/gs, '')
  expect(findOdd(text)).toEqual([])
})

test('messages are in plain English', () => {
  const files = list('generator', '.ts')
  const odd = files.flatMap((file) =>
    listTexts(readFileSync(join(root, file), 'utf8')).flatMap((text) =>
      findOdd(text).map((found) => `${file} ${found}`),
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(odd).toEqual([])
})

test('every message in the reports is a whole sentence', () => {
  const messages = list('tests/fixtures/broken', '/expected.txt').flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\S.*  (?:error|warning)  \S+\n  (.*)$/gm)].map(
      ([, message = '']) => `${message} (${file})`,
    ),
  )
  expect(messages.length).toBeGreaterThan(500)
  expect(messages.filter((message) => !/^(?:[A-Z`"].*[.:"`\]])(?: \()/.test(message))).toEqual([])
})

function list(folder: string, extension: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith(extension)).map((file) => `${folder}/${file}`)
}

/** The string literals in a script, and the text parts of its templates. */
function listTexts(code: string): string[] {
  const found: string[] = []
  const visit = (node: Node & { readonly value?: unknown }): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (node.type === 'TemplateElement') found.push((node.value as { readonly raw: string }).raw)
    for (const part of Object.values(node).flat())
      if (typeof part === 'object' && part !== null && 'type' in part) visit(part as Node)
  }
  visit(parse(transformSync(code, { loader: 'ts' }).code, { ecmaVersion: 'latest', sourceType: 'module' }))
  return found.filter((text) => text.includes(' '))
}
