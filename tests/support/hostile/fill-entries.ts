import { configSchema } from '../../../generator/schema/site/config.ts'
import { type CollectionName, collections, type FileName, files } from '../../../generator/schema/collections.ts'
import type { Entries, Entry } from '../../../generator/content/validate/entry.ts'
import { addSample, fillSchema, type FilledField, type Limits } from './fill-schema.ts'
import { markText } from './marked-text.ts'

interface FilledEntries {
  readonly entries: Entries
  /** By the number of their marks. */
  readonly fields: ReadonlyMap<number, FilledField>
  /** Texts that stayed the same, because their schema rejects the replacement. */
  readonly refused: readonly string[]
}

/** More posts than fit on one page of a list. */
const posts = 21

/**
 * A few real entries of each kind, with every field replaced that allows it: `pick` returns the text by the field's number.
 * Each field gets its own mark.
 */
export function fillEntries(entries: Entries, pick: (number: number) => string): FilledEntries {
  // The same field has a different text in each call.
  const version = JSON.stringify([pick(0), pick(1)])
  const fields = new Map<number, FilledField>()
  const refused: string[] = []
  const numbers = new Map<string, number>()
  const filling = {
    write(name: string, limits: Limits) {
      const number = numbers.size + 1
      numbers.set(name, number)
      return markText(pick(number), number, limits)
    },
    note: (field: FilledField) => void fields.set(numbers.get(field.name) ?? 0, field),
    refuse: (name: string) => void refused.push(name),
  }
  const fillEntry = <Data>(
    schema: Parameters<typeof fillSchema>[0],
    entry: Entry<Data>,
    name: string,
  ): Entry<Data> => ({
    ...entry,
    data: fillSchema(schema, entry.data, name, filling) as Data,
    version: `${entry.version} ${version}`,
  })
  const fillAll = <Name extends CollectionName>(name: Name) =>
    pickFew(entries, name).map((entry) =>
      fillEntry(
        collections[name].schema,
        { ...(entry as Entry<never>), data: addSample(`${name}/${entry.id}.yaml`, entry.data) as never },
        `${name}/${entry.id}`,
      ),
    ) as Entries['collections'][Name]
  const singles = (Object.keys(files) as FileName[]).map((name) => {
    const { path, optional } = files[name]
    // A missing optional file is made from its sample.
    const missing = optional
      ? { ...entries.files.about, id: name, file: `content/${path}`, data: undefined }
      : undefined
    const entry = (entries.files[name] ?? missing) as Entry<never> | undefined
    if (!entry) throw new Error(`${path} is missing`)
    return [
      name,
      fillEntry(
        files[name].schema,
        { ...entry, data: addSample(files[name].path, entry.data) as never },
        files[name].path,
      ),
    ]
  })
  const config = fillSchema(
    configSchema,
    addSample('site.config.yaml', entries.config),
    'site.config.yaml',
    filling,
  ) as Entries['config']
  const filled = {
    config,
    downloads: [],
    collections: {
      services: fillAll('services'),
      areas: fillAll('areas'),
      posts: varyPosts(fillAll('posts')),
      pages: ['careers', 'guarantee'].map((id) =>
        fillEntry(collections.pages.schema, samplePage(entries, id), `pages/${id}.md`),
      ) as Entries['collections']['pages'],
    },
    files: relate(entries, Object.fromEntries(singles) as Entries['files']),
  }
  return { entries: filled, fields, refused }
}

/** Keeps references between the files intact. */
function relate({ files: before }: Entries, filled: Entries['files']): Entries['files'] {
  const { faq, faqPage, home, areaPage } = filled
  if (!faq || !faqPage || !home || !areaPage || !before.faq || !before.faqPage || !before.areaPage)
    throw new Error('a file is missing')
  const { categories } = before.faqPage.data
  const asked = before.faq.data.map(({ category }) => faqPage.data.categories[categories.indexOf(category)] ?? '')
  return {
    ...filled,
    faq: { ...faq, data: faq.data.map((item, index) => ({ ...item, category: asked[index] ?? '' })) },
    home: {
      ...home,
      data: {
        ...home.data,
        faq: { ...home.data.faq, questions: faq.data.slice(0, 3).map(({ question }) => question) },
      },
    },
    areaPage: {
      ...areaPage,
      data: { ...areaPage.data, groups: { ...areaPage.data.groups, services: before.areaPage.data.groups.services } },
    },
  }
}

/** A page with the text of a post. */
function samplePage(entries: Entries, id: string): Entry<unknown> {
  const [post] = entries.collections.posts
  if (!post) throw new Error('a post is needed')
  return { ...post, id, file: `content/pages/${id}.md`, data: addSample(`pages/${id}.md`, {}) }
}

/** Limits services to those on city pages, where cities may replace their texts. */
function pickFew<Name extends CollectionName>(entries: Entries, name: Name): Entries['collections'][Name] {
  const shown: readonly string[] = entries.files.areaPage?.data.groups.services ?? []
  const fitting = entries.collections[name].filter(({ id }) => name !== 'services' || shown.includes(id))
  return fitting.slice(0, 3) as unknown as Entries['collections'][Name]
}

/** A post without a text, a draft, a post with `updated`, and many copies of the last one. */
function varyPosts([empty, draft, last]: Entries['collections']['posts']): Entries['collections']['posts'] {
  if (!empty || !draft || !last) throw new Error('three posts are needed')
  const more = Array.from({ length: posts - 3 }, (_, index) => ({
    ...last,
    id: `more-${index}`,
    data: { ...last.data, date: '2020-01-01' },
  }))
  return [
    { ...empty, markdown: new Map() },
    { ...draft, data: { ...draft.data, draft: true } },
    { ...last, data: { ...last.data, date: '2040-01-01', updated: '2041-01-01' } },
    ...more,
  ]
}
