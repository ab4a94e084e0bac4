import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { usualLocale } from '../../../../generator/content/markdown/html/render-markdown.ts'
import { readSource } from '../../../../generator/content/reading/read-source.ts'
import { decodeAscii } from '../../../../generator/shared/cache/ascii-json.ts'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { root } from '../../../support/project.ts'

const file = 'content/posts/mats.md'

/** The diagnostics of a single post, and its headings as shown on the page. */
function read(text: string): { readonly found: readonly Diagnostic[]; readonly outline: readonly string[] } {
  const source = { file, path: 'posts/mats.md', text, hash: text }
  const values = { company: 'Straits', phone: '(313) 555-0142' }
  const fresh = readSource(
    source,
    { collection: 'posts', id: 'mats' },
    { audience: 'public', values, locale: usualLocale },
  )
  const reading = decodeAscii(fresh.reading)
  const headings = reading.content?.texts['body']?.headings ?? []
  return {
    found: [...reading.diagnostics, ...(reading.content?.checks ?? [])],
    outline: headings.map(({ depth, text: words }) => `${'#'.repeat(depth)} ${words}`),
  }
}

/** The text after someone has done exactly what a diagnostic's hint says. */
function obey(text: string, { hint = '', message, place }: Diagnostic): string {
  const lines = text.split('\n')
  const index = (place?.line ?? 1) - 1
  const typed = [...hint.matchAll(/`((?:[^`]|`(?=\]))+)`/g)].map(([, code = '']) => code)
  const [code = ''] = typed
  if (/^(remove|add) (one )?`#+`/.test(hint))
    return lines.map((line) => shift(line, hint.startsWith('add'), code)).join('\n')
  if (typed.some((part) => /^#+ /.test(part))) return typed.reduce(writeHeading, text)
  if (hint === 'delete the line.') return lines.filter((_, at) => at !== index).join('\n')
  if (hint.startsWith('begin each line of the list')) return text.replaceAll(/^[•●]/gm, '-')
  if (hint.endsWith('as the second row.')) return lines.with(index, code).join('\n')
  const before = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0) + (place?.column ?? 1) - 1
  const wrong = findWrong(text.slice(before), message)
  return (
    text.slice(0, before) + (/^delete|emoji itself/.test(hint) ? '' : (typed.at(-1) ?? '')) + text.slice(before + wrong)
  )
}

function shift(line: string, isDeeper: boolean, marks: string): string {
  if (!/^#+ /.test(line)) return line
  return isDeeper ? marks + line : line.replace(marks, '')
}

function writeHeading(text: string, heading: string): string {
  const words = heading.replace(/^#+ /, '')
  return text.replace(
    new RegExp(`^(?:#+ )?${words.replaceAll(/[^\w\s]/g, String.raw`\$&`)}(?:\n[=-]+)?$`, 'm'),
    heading,
  )
}

/** The number of wrong characters at a diagnostic's location: the text that its message quotes, across lines. */
function findWrong(rest: string, message: string): number {
  const named = /`((?:[^`]|`(?=[\]x]))+)`/.exec(message)?.[1] ?? ''
  const words = named
    .replace(/…$/, '')
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\w]/g, (sign) => `\\${sign}`))
  return new RegExp(`^${words.join('\\s+')}`).exec(rest)?.[0].length ?? 0
}

/** Posts with errors whose hints can be followed word for word. */
const cases = [
  'markdown-headings-begin-at-three',
  'markdown-headings-of-all-levels',
  'heading-of-first-level',
  'heading-skips-a-level',
  'markdown-title-repeated',
  'markdown-marks-that-visitors-see',
  'markdown-numbers-of-lists',
  'markdown-addresses-broken',
  'markdown-leftovers',
  'markdown-marks-of-pictures-and-tags',
]

test.each(cases)('following each hint leaves nothing to do, and keeps the outline: %s', (name) => {
  let text = readFileSync(resolve(root, 'tests/fixtures/broken', name, file), 'utf8')
  const first = read(text)
  expect(first.found.length).toBeGreaterThan(0)
  for (let left = first.found.length; left > 0; left -= 1) {
    const { found } = read(text)
    const [next] = found
    if (!next) break
    text = obey(text, next)
    expect(read(text).found.length, `${next.message}\n${next.hint}\n${text}`).toBeLessThan(found.length)
  }
  expect(read(text).found).toEqual([])
  expect(read(text).outline).toEqual(first.outline.map((heading) => heading.replace(/ \{#.*\}/, '')))
})
