import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { buildCmsConfig } from '../../../../generator/schema/cms/cms-config.ts'
import type { CmsField } from '../../../../generator/schema/cms/cms-fields.ts'
import { buildCms } from '../../../../generator/schema/cms/build-cms.ts'
import { pictureForm } from '../../../../generator/schema/cms/picture-form.ts'
import { phoneAbroad } from '../../../../generator/schema/kinds/contact-details.ts'
import { configSchema } from '../../../../generator/schema/site/config.ts'
import { imageName } from '../../../../generator/schema/fields.ts'
import { formatRobots } from '../../../../generator/render/derived/build-derived-files.ts'
import { type DescribedFile, listDescribedFiles } from '../../../../generator/schema/editor/described-files.ts'
import type { JsonSchema } from '../../../../generator/schema/editor/json-schema.ts'
import { config } from '../../../support/content.ts'
import { checkWith, locate } from '../../../support/project.ts'

const cms = { repository: 'sample-company/website' }
const described = listDescribedFiles()
const made = buildCmsConfig(cms, config)

/** The argument of the CMS's `registerEditorComponent`. */
interface PictureForm {
  readonly id: string
  readonly fields: readonly { readonly name: string; readonly required?: boolean }[]
  readonly pattern: RegExp
  fromBlock(match: readonly string[]): Readonly<Record<string, string>>
  toBlock(fields: Readonly<Record<string, string>>): string
}

/** A form, with the file or folder that it writes to. */
interface Form {
  readonly target: string
  readonly fields: readonly CmsField[]
}

const forms: Form[] = made.collections.flatMap((collection) =>
  'files' in collection
    ? collection.files.map(({ file, fields }) => ({ target: file, fields }))
    : [{ target: `${collection.folder}/*.${collection.extension}`, fields: collection.fields }],
)

test('there is one form for each kind of file', () => {
  expect(forms.map(({ target }) => target).toSorted()).toEqual(described.map(({ glob }) => glob).toSorted())
})

test.each(forms.map((form) => [form.target, form] as const))(
  'the fields of %s match its schema',
  (target, { fields }) => {
    const { schema } = find(target)
    const keys = fields.filter(({ name }) => name !== 'body')
    const isEntry = target.includes('*')
    const differences = schema.items ? compareField(fields[0], schema, isEntry) : compareFields(keys, schema, isEntry)
    expect(differences).toEqual([])
    expect(fields.some(({ name }) => name === 'body')).toBe(target.endsWith('.md'))
    expect(fields.some((field) => field['root'] === true)).toBe(schema.type === 'array')
  },
)

test('a field that differs from its schema is detected', () => {
  const { schema } = find('content/services/*.yaml')
  const fields = forms.find(({ target }) => target === 'content/services/*.yaml')?.fields ?? []
  const changed = fields.map((field) =>
    field.name === 'metaTitle' ? { ...field, maxlength: 71, required: false } : field,
  )
  expect(compareFields(changed, schema, true)).toEqual(['metaTitle required', 'metaTitle maxlength'])
  expect(compareFields(fields.slice(1), schema, true)).toEqual(['title is missing'])
})

test('images are selected, with the same paths as in Markdown', () => {
  const images = forms.flatMap(({ fields }) => listFields(fields)).filter(({ name }) => name === 'image')
  expect(images.length).toBeGreaterThan(6)
  expect(new Set(images.map(({ widget }) => widget))).toEqual(new Set(['image']))
  const places: { readonly public_folder: string }[] = [made]
  for (const collection of made.collections) places.push(...('files' in collection ? collection.files : [collection]))
  expect(new Set(places.map((place) => place.public_folder))).toEqual(new Set(['/images']))
  expect(imageName.parse('/images/posts/salt.webp')).toBe('posts/salt.webp')
  expect(imageName.parse('../images/posts/salt.webp')).toBe('posts/salt.webp')
})

test('a city selects one of the services on city pages', () => {
  const { collections } = buildCmsConfig(cms, config, { area: { 'groups[].service': ['office', 'medical'] } })
  const areas = collections.flatMap((one) => ('folder' in one && one.name === 'areas' ? one.fields : []))
  const service = fieldAt(fieldAt(areas, ['groups'])?.['fields'], ['service'])
  expect(service).toMatchObject({ widget: 'select', options: ['office', 'medical'] })
})

test('no pattern looks like one between two slashes', () => {
  const patterns = forms
    .flatMap(({ fields }) => listFields(fields))
    .flatMap(({ pattern }) => (pattern as string[]) ?? [])
  expect(patterns).toContain('^[/]')
  expect(patterns.filter((pattern) => /\/[dgimsuy]*$/.test(pattern))).toEqual([])
})

describe('the form for an image in a text', () => {
  const registered: PictureForm[] = []
  runInNewContext(pictureForm, { CMS: { registerEditorComponent: (form: PictureForm) => registered.push(form) } })
  const [form] = registered as [PictureForm]

  test('asks for alt text', () => {
    // Sveltia CMS looks up required fields under the second name.
    expect(registered.map(({ id }) => id)).toEqual(['image', 'x-image'])
    const needed = form.fields.filter(({ required = true }) => required)
    expect(needed.map(({ name }) => name)).toEqual(['src', 'alt'])
  })

  test.each([
    ['![Mats](/images/posts/mats.webp)', { src: '/images/posts/mats.webp', alt: 'Mats', title: '' }],
    ['![Mats](posts/mats.webp "In March")', { src: 'posts/mats.webp', alt: 'Mats', title: 'In March' }],
    [
      '![A \\[wet\\] "sign"](a.webp "The \\"salt\\" line")',
      { src: 'a.webp', alt: 'A [wet] "sign"', title: 'The "salt" line' },
    ],
    ['![](a.webp)', { src: 'a.webp', alt: '', title: '' }],
  ])('reads and writes %s', (markdown, fields) => {
    const match = form.pattern.exec(`Before ${markdown} and after ![Two](b.webp)`)
    expect(match?.[0]).toBe(markdown)
    expect({ ...form.fromBlock(match ?? []) }).toEqual(fields)
    expect(form.toBlock(fields)).toBe(markdown)
  })

  test('writes nothing before an image is selected', () => {
    expect(form.toBlock({ alt: 'Mats' })).toBe('')
  })
})

test('Markdown texts get a Markdown form', () => {
  const widgets = forms.flatMap(({ fields }) => listMarkdown(fields))
  const texts = ['answer', 'asked', 'assumed', 'body', 'body', 'body', 'none', 'text', 'text']
  expect(widgets.toSorted()).toEqual(texts)
})

test('a new entry from the forms passes the check', async () => {
  const changes = Object.fromEntries(
    forms
      .filter(({ target }) => target.includes('*'))
      .map(({ target, fields }) => [target.replace('*', 'a-sample'), write(target, sampleOf(fields))]),
  )
  expect(Object.keys(changes)).toHaveLength(4)
  expect(changes['content/posts/a-sample.md']).toContain('\ndate: 2026-03-04\n')
  expect(await problemsOf(changes)).toEqual([])
})

test('every file of the site passes the check after a round trip through its form', async () => {
  const changes: Record<string, string> = {}
  for (const { target, fields } of forms) {
    for (const path of expand(target)) {
      const text = await readFile(locate(path), 'utf8')
      const [block = '', body] = target.endsWith('.md') ? splitFrontMatter(text) : [text, undefined]
      const data = parse(block) as Record<string, unknown>
      // Anything that the form doesn't know would be lost.
      const value = fields[0]?.['root'] === true ? pickValue(fields[0], data) : pick(fields, { ...data, body })
      changes[path] = write(target, value)
    }
  }
  expect(Object.keys(changes).length).toBeGreaterThan(40)
  expect(await problemsOf(changes)).toEqual([])
})

test.each([
  ['content/pages/about.yaml', '', []],
  // The forms leave out empty keys.
  ['content/pages/about.yaml', undefined, ['content/pages/about.yaml:0 `hero.imageAlt` is missing.']],
  [
    'content/services/office.yaml',
    '',
    ["content/services/office.yaml:0 `imageAlt` is empty: the image has no alt text for people who can't see it."],
  ],
  ['content/services/office.yaml', undefined, ['content/services/office.yaml:0 `imageAlt` is missing.']],
])('%s with an image whose alt text is %j', async (path, imageAlt, diagnostics) => {
  const data = parse(await readFile(locate(path), 'utf8')) as Record<string, unknown>
  const { hero } = data
  const changed = hero ? { ...data, hero: { ...hero, imageAlt } } : { ...data, imageAlt }
  const found = await problemsOf({ [path]: stringify(changed) })
  expect(found.map((diagnostic) => diagnostic.replace(/:\d+ /, ':0 '))).toEqual(diagnostics)
})

test('no field has a default: the forms would write it into every file without the key', () => {
  expect(forms.flatMap(({ fields }) => listFields(fields)).filter((field) => 'default' in field)).toEqual([])
})

test.each([
  [{ days: 'Mon-Fri', opens: '08:00', closes: '18:00' }, 'object', 'string'],
  [[{ days: 'Mon-Fri', open: 'all day' }], 'list', 'string'],
  [
    [
      { days: 'Mon-Fri', open: 'all day' },
      { days: ['Sat', 'Sun'], open: 'all day' },
    ],
    'list',
    'list',
  ],
] as const)('hours have a matching form: %j', (hours, widget, days) => {
  const company = { ...config.company, hours } as typeof config.company
  const field = configField(buildCmsConfig(cms, { ...config, company }), ['company', 'hours'])
  expect(field?.widget).toBe(widget)
  expect(fieldAt(field?.['fields'], ['days'])?.widget).toBe(days)
})

test.each([
  [undefined, 'string'],
  ['es-US', 'string'],
  [{ language: 'es-US' }, 'object'],
] as const)('the locale has a matching form: %j', (locale, widget) => {
  expect(configField(buildCmsConfig(cms, { ...config, locale }), ['locale'])?.widget).toBe(widget)
})

test('the form for the settings has the rules of their country', () => {
  const address = { ...config.company.address, region: undefined, country: 'DE' }
  const abroad = buildCmsConfig(cms, { ...config, company: { ...config.company, address } })
  expect(configField(abroad, ['company', 'phone'])?.['pattern']).toContain(phoneAbroad.pattern.source)
  expect(configField(abroad, ['company', 'address', 'region'])).toMatchObject({ required: false, pattern: undefined })
  expect(configField(abroad, ['company', 'geo', 'longitude'])).toMatchObject({ min: -180, max: 180 })
})

test('without a repository, a site has no trace of the forms', () => {
  expect(buildCms({ ...config, cms: undefined })).toEqual([])
  expect(formatRobots(config.url)).not.toContain('admin')
})

test('the forms have a page and a configuration, with a script of one version and its hash', () => {
  const files = buildCms({ ...config, cms: { ...cms, branch: 'live', backend: 'gitlab' } })
  expect(files.map(({ path }) => path)).toEqual(['admin.html', 'admin/config.yml', 'admin/picture-form.js'])
  const [page, yaml] = files.map(({ content }) => String(content))
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).toContain('href="/admin/config.yml"')
  expect(page).toContain('<script src="/admin/picture-form.js"></script>')
  expect(page).toMatch(
    /src="https:\/\/unpkg\.com\/@sveltia\/cms@\d+\.\d+\.\d+\/[^"]+" integrity="sha384-[A-Za-z0-9+/]{64}"/,
  )
  expect(parse(yaml ?? '')).toMatchObject({ backend: { name: 'gitlab', repo: cms.repository, branch: 'live' } })
  // Without the dollar sign, crawlers would also stay away from pages such as `/admin-building-cleaning`.
  expect(formatRobots(config.url, ['/admin'])).toContain('\nDisallow: /admin$\nDisallow: /admin/\n')
})

test.each(['website', 'https://github.com/a/b', '/a/b', 'a/b/', 'a b/c'])('%s is not a repository', (repository) => {
  expect(configSchema.safeParse({ ...config, cms: { repository } }).success).toBe(false)
})

test('a repository is enough', () => {
  expect(configSchema.safeParse({ ...config, cms }).success).toBe(true)
  expect(made.backend).toEqual({ name: 'github', repo: cms.repository, branch: 'main' })
})

function configField({ collections }: typeof made, path: readonly string[]): CmsField | undefined {
  const files = collections.flatMap((collection) => ('files' in collection ? collection.files : []))
  return fieldAt(files.find(({ name }) => name === 'site-config')?.fields, path)
}

function fieldAt(fields: unknown, [name, ...rest]: readonly string[]): CmsField | undefined {
  const field = ((fields ?? []) as readonly CmsField[]).find((one) => one.name === name)
  return rest.length === 0 ? field : fieldAt(field?.['fields'], rest)
}

function find(target: string): DescribedFile {
  const file = described.find(({ glob }) => glob === target)
  if (!file) throw new Error(`no schema for ${target}`)
  return file
}

/** Differences between a form and the schema. Only pages may have an image without alt text. */
function compareFields(fields: readonly CmsField[], schema: JsonSchema, isEntry: boolean): string[] {
  const entries = Object.entries(schema.properties ?? {})
  const extra = fields.filter(({ name }) => !entries.some(([key]) => key === name))
  const differences = entries.flatMap(([key, child]) => {
    const field = fields.find(({ name }) => name === key)
    if (!field) return [`${key} is missing`]
    const needed = (schema.required?.includes(key) ?? false) && (isEntry || key !== 'imageAlt')
    return [
      ...(field.required === needed ? [] : [`${key} required`]),
      ...(field.hint?.includes(child.description ?? '') ? [] : [`${key} hint`]),
      ...compareField(field, child, isEntry),
    ]
  })
  return [...extra.map(({ name }) => `${name} is no key`), ...differences]
}

function compareField(field: CmsField | undefined, schema: JsonSchema, isEntry: boolean): string[] {
  const inside = (field?.['fields'] ?? []) as readonly CmsField[]
  // The matching one of the two options.
  const chosen = schema.anyOf?.find(({ type }) => (type === 'array') === (field?.widget === 'list'))
  if (chosen) return compareField(field, chosen, isEntry)
  if (schema.type === 'object') return compareFields(inside, schema, isEntry)
  const expected = expectedOptions(schema)
  const differences = Object.keys(expected).filter((option) => !isDeepStrictEqual(field?.[option], expected[option]))
  const items = schema.items?.properties ? compareFields(inside, schema.items, isEntry) : []
  return [...differences.map((option) => `${field?.name} ${option}`), ...items]
}

function expectedOptions(schema: JsonSchema): Readonly<Record<string, unknown>> {
  const { minItems, maxItems, minimum, maximum, maxLength, items } = schema
  if (items) return { widget: items.enum ? 'select' : 'list', min: minItems, max: maxItems }
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.type === 'boolean') return { widget: 'boolean' }
  if (schema.type !== 'string') return { widget: 'number', min: minimum ?? schema.exclusiveMinimum, max: maximum }
  return schema.format === 'date' ? { widget: 'datetime', format: 'YYYY-MM-DD' } : { maxlength: maxLength }
}

function listFields(fields: readonly CmsField[]): CmsField[] {
  return fields.flatMap((field) => {
    const inside = (field['fields'] ?? (field['field'] ? [field['field']] : [])) as readonly CmsField[]
    return [field, ...listFields(inside)]
  })
}

function listMarkdown(fields: readonly CmsField[]): string[] {
  return fields.flatMap((field) => [
    ...(field.widget === 'markdown' ? [field.name] : []),
    ...listMarkdown((field['fields'] ?? []) as readonly CmsField[]),
  ])
}

/** What someone may fill in: every field, with a minimal value. */
function sampleOf(fields: readonly CmsField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, sampleValue(field)]))
}

function sampleValue(field: CmsField): unknown {
  const { min, max, fields, minlength, options } = field as {
    readonly min?: number
    readonly max?: number
    readonly fields?: readonly CmsField[]
    readonly minlength?: number
    readonly options?: readonly string[]
  }
  switch (field.widget) {
    case 'object':
      return sampleOf(fields ?? [])
    case 'list':
      return Array.from({ length: min ?? 1 }, (_, index) => (fields ? sampleOf(fields) : `Sample ${index + 1}`))
    case 'select':
      return options?.[0]
    case 'number':
      return Math.min(Math.max(min ?? 1, 40), max ?? 40)
    case 'boolean':
      return false
    case 'datetime':
      return '2026-03-04'
    case 'markdown':
      return '## A heading\n\nA paragraph with **strong** words and a [link](/contact).\n\n- One\n- Two\n'
    default:
      if (field.name === 'image') return '/images/services/office.webp'
      if (field.name === 'readTime') return '6'
      if (field.name === 'language') return 'es'
      if (field.name === 'formValue') return 'a-sample'
      if (field.name === 'service') return 'office'
      return 'A sample: with a colon and enough words for any text that must be longer than fifty characters'.slice(
        0,
        Math.max(minlength ?? 0, 60),
      )
  }
}

function pick(fields: readonly CmsField[], data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const present = fields.filter(({ name }) => data[name] !== undefined)
  return Object.fromEntries(present.map((field) => [field.name, pickValue(field, data[field.name])]))
}

function pickValue(field: CmsField, value: unknown): unknown {
  const fields = field['fields'] as readonly CmsField[] | undefined
  if (field.widget === 'list' && !Array.isArray(value)) return []
  if (!fields) return value
  if (Array.isArray(value)) return value.map((item) => pick(fields, item as Record<string, unknown>))
  return pick(fields, value as Record<string, unknown>)
}

/** YAML in the style of such a tool: block lists, folded long texts, unquoted dates, no comments. */
function write(target: string, value: unknown): string {
  if (!target.endsWith('.md')) return stringify(value)
  const { body = '', ...frontMatter } = value as { readonly body?: string }
  return `---\n${stringify(frontMatter)}---\n${body}`
}

function splitFrontMatter(text: string): [string, string] {
  const [, block = '', ...rest] = text.split(/^---\n/m)
  return [block, rest.join('---\n')]
}

function expand(target: string): string[] {
  // Some files are optional.
  if (!target.includes('*')) return existsSync(locate(target)) ? [target] : []
  const [folder = '', extension = ''] = target.split('*')
  return readdirSync(locate(folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => folder + name)
}

async function problemsOf(changes: Readonly<Record<string, string>>): Promise<string[]> {
  const diagnostics = await checkWith(changes)
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message, place }) => `${file}:${place?.line ?? 0} ${message}`)
}

test('the category of a question is selected from those of the site', () => {
  const { collections } = buildCmsConfig(cms, config, { faq: { category: ['General', 'Winter'] } })
  const faq = collections.flatMap((collection) =>
    'files' in collection ? collection.files.filter(({ name }) => name === 'faq') : [],
  )
  const [list] = faq[0]?.fields ?? []
  const fields = list?.['fields'] as readonly CmsField[]
  expect(fields.find(({ name }) => name === 'category')).toMatchObject({
    widget: 'select',
    options: ['General', 'Winter'],
  })
})
