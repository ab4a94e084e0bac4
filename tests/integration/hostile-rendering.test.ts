import { beforeAll, expect, test } from 'vitest'
import { checkSite } from '../../generator/check-site.ts'
import type { Entries } from '../../generator/content/validate/entry.ts'
import { isDeep } from '../support/depth.ts'
import { type BuildEntries, createEntriesBuilder } from '../support/hostile/build-entries.ts'
import { fillEntries } from '../support/hostile/fill-entries.ts'
import { findMarks, upToMark } from '../support/hostile/marked-text.ts'
import { readShown, type ShownFile } from '../support/hostile/shown-texts.ts'
import { hostileStrings } from '../support/hostile/strings.ts'
import { createRequest } from '../support/project.ts'

let entries: Entries
let build: BuildEntries
let harmless: Awaited<ReturnType<typeof show>>

/** What the site shows if `pick` replaces all texts of its content and configuration, by number. */
async function show(pick: (number: number) => string) {
  const { entries: filled, fields, refused } = fillEntries(entries, pick)
  const outputs = (await build(filled)).filter(({ path }) => !path.startsWith('blog/more-'))
  const files = outputs.flatMap(({ path, content }) => {
    // As stored on disk.
    const file = readShown(path, Buffer.from(content).toString('utf8'))
    return file ? [[path, file] as const] : []
  })
  return { fields, refused, files: new Map<string, ShownFile>(files) }
}

beforeAll(async () => {
  entries = (await checkSite(createRequest())).entries
  build = await createEntriesBuilder()
  harmless = await show(() => 'Harmless words')
})

test('every text that an author can write appears on the site, so that all are tested below', () => {
  const shown = [...harmless.files.values()].flatMap(({ texts }) => texts.flatMap(findMarks))
  const numbers = new Set(shown.map(({ number }) => number))
  const missing = [...harmless.fields].flatMap(([number, { name }]) => (numbers.has(number) ? [] : [name]))
  expect(missing.filter((name) => !elsewhere.some((pattern) => pattern.test(name)))).toEqual([])
  expect(harmless.fields.size).toBeGreaterThan(500)
})

/** Markdown texts, which have their own test; references to other texts; and texts that don't fit on a page. */
const elsewhere = [
  /^notices\.yaml\.\d+\.text$/,
  /^faq\.yaml\.\d+\.(answer|category)$/,
  /^pages\/about\.yaml\.story\.text$/,
  /^pages\/privacy-policy\.md\.measurement\./,
  /^areas\/[\w-]+\.(text|inCity)$/,
  /^pages\/home\.yaml\.faq\.questions\.\d$/,
  /^pages\/area\.yaml\.groups\.services\.\d$/,
  /^pages\/site\.yaml\.(mapReach|markdown\..*)$/,
  // A map with few cities is too small for these. tests/unit/render/map covers them.
  /^map\.yaml\.(water|islands|roads|labels)\./,
  /^pages\/post\.yaml\.checklist\.(link|back)$/,
  /^services\/[\w-]+\.features\.[3-9]$/,
]

test('the remaining fields only accept specific formats', () => {
  const keys = new Set(harmless.refused.map((name) => name.replace(/(\.\d+)*$/, '').replace(/^.*\./, '')))
  const company = ['phone', 'email', 'region', 'postalCode', 'country', 'days', 'opens', 'closes']
  const services = [
    'tagId',
    'conversion',
    'repository',
    'branch',
    'url',
    'profiles',
    'name',
    'timeZone',
    'language',
    'currency',
  ]
  const addresses = ['image', 'from', 'to', 'link', 'pages', 'points']
  const facts = ['date', 'until', 'updated', 'updatedOn', 'readTime', 'formValue', 'industry', 'service']
  expect([...keys].toSorted()).toEqual([...company, ...services, ...addresses, ...facts].toSorted())
})

/** Without lone surrogates, which are rejected and can't be in a URL. */
const strings = hostileStrings.map(([, text]) => Buffer.from(text).toString('utf8'))

/** Every string in every field, or a few rounds that spread all strings over the fields. */
const fillings: readonly Filling[] = isDeep
  ? hostileStrings.map(([name], at) => ({ name, pick: () => strings[at] ?? '' }))
  : [0, 5, 10].map((first) => ({
      name: `string n + ${first}`,
      pick: (number) => strings[(number + first) % strings.length] ?? '',
    }))

interface Filling {
  readonly name: string
  readonly pick: (number: number) => string
}

test.each(fillings)("$name is text in every field, and doesn't change the structure of any file", async ({ pick }) => {
  const { fields, files } = await show(pick)
  expect(listSkeletons(files)).toEqual(listSkeletons(harmless.files))
  for (const [path, { texts }] of files) {
    for (const { number, before } of texts.flatMap(findMarks)) {
      const { name = '', text: written = '' } = fields.get(number) ?? {}
      const expected = asShown(upToMark(written))
      expect(asShown(before).slice(-expected.length), `${name} in ${path}`).toBe(expected)
    }
  }
})

/** The structure of each file, without the search index and the number of fonts, which depend on the words. */
function listSkeletons(files: ReadonlyMap<string, ShownFile>) {
  return [...files].flatMap(([path, { skeleton }]) =>
    path.startsWith('assets/search-')
      ? []
      : [{ path, skeleton: skeleton.filter((tag) => !tag.includes('font/woff2')) }],
  )
}

/** Normalizes line breaks like an HTML parser and removes invalid characters, which the checks reject. */
function asShown(text: string): string {
  const bytes = Buffer.from(text).toString('utf8')
  return bytes.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\t\n\r\u0020-\uFFFC]/g, '')
}
