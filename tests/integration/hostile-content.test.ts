import { expect, test } from 'vitest'
import { checkSite } from '../../generator/check-site.ts'
import type { Entries } from '../../generator/content/validate/entry.ts'
import { isDeep } from '../support/depth.ts'
import type { FilledField } from '../support/hostile/fill-schema.ts'
import { hostileStrings } from '../support/hostile/strings.ts'
import { readSources, writeSource } from '../support/hostile/write-sources.ts'
import { createRequest } from '../support/project.ts'

/** These stay unchanged: texts that refer to other texts, both of them, and the notice whose `link` forbids links in its text. */
const references = [
  'pages/home.yaml.faq.questions.*',
  'pages/area.yaml.groups.services.*',
  'pages/faq.yaml.categories.*',
  'faq.yaml.*.question',
  'faq.yaml.*.category',
  'notices.yaml.0.text',
].flatMap((list) => Array.from({ length: 20 }, (_, index) => `content/${list.replace('*', String(index))}`))

/** A few entries are enough, because all texts of a kind are parsed alike. */
const few = { services: ['office'], areas: ['troy'], posts: ['office-cleaning-tips'], pages: ['careers'] }

interface Read {
  readonly refused: ReadonlySet<string>
  readonly kept: readonly FilledField[]
  readonly entries: Entries
}

/**
 * Fills every text with a hostile string, restores those with errors at their location, and repeats until there are none.
 */
async function writeAll(pick: (name: string) => string): Promise<Read> {
  const sources = await readSources(few)
  const refused = new Set<string>()
  for (;;) {
    const kept = new Set([...references, ...refused])
    const written = new Map(sources.map((source) => [source.path, writeSource(source, pick, kept)]))
    const changes = Object.fromEntries([...written].map(([path, { text }]) => [path, text]))
    const { diagnostics, entries } = await checkSite(createRequest(changes))
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    if (errors.length === 0)
      return { refused, kept: [...written.values()].flatMap(({ fields }) => [...fields.values()]), entries }
    for (const { file, place, message } of errors) {
      const field = written.get(file)?.fields.get(place?.line ?? 0)
      if (!field) throw new Error(`${file}:${place?.line} ${message} But nothing hostile stands there.`)
      refused.add(field.name)
    }
  }
}

/** The value of a field after the checks, such as `content/pages/home.yaml.hero.heading`. */
function readField({ config, collections, files }: Entries, name: string): unknown {
  const all = [
    ...Object.values(collections).flat(),
    ...Object.values(files),
    { file: 'site.config.yaml', data: config },
  ]
  const entry = all.find(({ file }) => name.startsWith(`${file}.`))
  const keys = name.slice((entry?.file.length ?? 0) + 1).split('.')
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], entry?.data)
}

/**
 * What no text may contain: direction overrides, replacement and control characters, and placeholders named after JavaScript
 * properties.
 */
const neverText = /[\u202E\uFFFD]|\p{Cs}|(?![\t\n\r])\p{Cc}|\{(?:constructor|toString|__proto__)/u

/** Each shift writes every string somewhere, and something into every text. */
const shifts = Array.from({ length: isDeep ? 8 : 2 }, (_, shift) => shift)

test.each(shifts)('hostile text in any field is read as typed, or rejected at its location (%i)', async (shift) => {
  const numbers = new Map<string, number>()
  const stringOf = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return hostileStrings[((numbers.get(name) ?? 0) + shift * 16) % hostileStrings.length]?.[1] ?? ''
  }
  const { refused, kept, entries } = await writeAll(stringOf)
  for (const { name, text } of kept) {
    expect(readField(entries, name), name).toBe(text.trim())
    expect(stringOf(name)).not.toMatch(neverText)
  }
  const texts = kept.length + refused.size
  expect(kept.length).toBeGreaterThan(texts / 2)
  expect(refused.size).toBeGreaterThan(texts / 5)
})
