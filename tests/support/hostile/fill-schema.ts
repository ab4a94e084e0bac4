import type * as z from 'zod'

/** A text that an author can fill in, with its location. */
export interface FilledField {
  /** `pages/home.yaml hero.heading` */
  readonly name: string
  /** As parsed by the schema. */
  readonly text: string
}

interface Filling {
  /** Called for each field; returns what to write into it. */
  readonly write: (name: string, limits: Limits) => string
  /** Called with what was written. */
  readonly note: (field: FilledField) => void
  /** Called for a text that stays the same, because the schema rejects the replacement. */
  readonly refuse: (name: string) => void
}

/** Minimum and maximum number of characters. */
export interface Limits {
  readonly least: number
  readonly most: number
}

const ownPage = {
  title: 'Careers',
  description: 'Evening and weekend shifts close to home, paid training and a steady crew.',
  image: 'services/office.webp',
  imageAlt: 'A model of an office',
  menu: 'header',
  callToAction: { heading: 'Need a crew tonight?', text: 'Call, or send us the rooms.', button: 'Get a quote' },
}

/** Samples of what the content lacks, by file path, so that there is something to fill. */
const samples: Readonly<Record<string, unknown>> = {
  // Two of them, because the header has no room for both side by side.
  'pages/careers.md': ownPage,
  'pages/guarantee.md': ownPage,
  // One city shows the shared texts.
  'areas/bloomfield-hills.yaml': { groups: null, additional: null, trust: null },
  'pages/site.yaml': { links: [{ label: 'Pay your bill', url: 'https://pay.company.example', menu: 'header' }] },
  // A sheet appears in their place.
  'pages/home.yaml': { why: { pictures: [] } },
  'team.yaml': [
    { name: 'Jane Doe', role: 'Supervisor', text: 'Scores each room.', image: 'about/team.webp' },
    { name: 'Jo Doe', role: 'Owner', text: 'Walks each building.', image: 'about/team.webp', since: 2009, owner: true },
  ],
  // Sample testimonials have no stars.
  'testimonials.yaml': [
    { name: 'Jane Doe', position: 'Office in Troy', content: 'The floor shines.', rating: 5, pages: ['home', 'about'] },
    { name: 'Jo Doe', position: 'Plant in Warren', content: 'The docks are swept.', rating: 4, pages: ['home'] },
  ],
  'notices.yaml': [
    { text: 'Closed on Friday', from: '2026-12-28', until: '2040-12-31', link: '/contact', pages: ['/contact'] },
    { text: 'Closed on Monday', from: '2026-12-28', until: '2040-12-31', link: null, kind: 'urgent', pages: 'all' },
    { text: 'Open again', from: '2039-12-28', until: '2040-12-31', link: null },
  ],
  'redirects.yaml': [{ from: '/blog/old-name', to: '/faq#billing' }],
  'site.config.yaml': {
    analytics: { tagId: 'AW-123456789' },
    verification: [{ name: 'google-site-verification', content: 'AbC123' }],
    company: {
      hours: [
        { days: ['Mon', 'Wed-Fri'], opens: '08:00', closes: '18:00', open: null },
        { days: 'Sat', opens: null, closes: null, open: 'all day' },
      ],
      closed: [
        { date: '2040-12-25', from: null, until: null, name: 'Christmas Day' },
        { date: null, from: '2040-12-27', until: '2040-12-31', name: 'Winter break' },
      ],
    },
  },
}

/** Adds the sample for a file to its data. In a sample, `null` marks a key that conflicts with the others. */
export function addSample(path: string, data: unknown): unknown {
  return merge(data, samples[path])
}

function merge(data: unknown, sample: unknown): unknown {
  if (sample === undefined) return data
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return sample
  const own = (data ?? {}) as Readonly<Record<string, unknown>>
  return { ...own, ...Object.fromEntries(Object.entries(sample).map(([key, part]) => [key, merge(own[key], part)])) }
}

/**
 * Replaces every text in `sample`, and adds everything optional. It only follows the schema, so new fields are filled right
 * away. Throws on kinds of schemas it doesn't know.
 */
export function fillSchema(schema: z.ZodType, sample: unknown, name: string, filling: Filling): unknown {
  if (sample === null) return undefined
  const def = schema.def as unknown as Definition
  switch (def.type) {
    case 'object':
      return fillObject(def.shape, sample ?? {}, name, filling)
    case 'array': {
      const items = Array.isArray(sample) ? sample : (exampleOf(schema) as unknown[] | undefined)
      return (items ?? [undefined]).map((item, index) => fillSchema(def.element, item, `${name}.${index}`, filling))
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return def.innerType.def.type === 'string'
        ? fillText(def.innerType, sample, name, filling)
        : fillSchema(def.innerType, sample, name, filling)
    case 'string':
      return fillText(schema, sample ?? exampleOf(schema), name, filling)
    case 'union': {
      const option = def.options.find(({ def: { type } }) => (type === 'array') === Array.isArray(sample))
      return option && fillSchema(option, sample, name, filling)
    }
    case 'enum':
      return sample ?? Object.values(def.entries)[0]
    case 'number':
      return sample ?? exampleOf(schema)
    case 'boolean':
      // Entries that aren't public, and samples, aren't what these tests are about.
      return sample ?? false
    default:
      throw new Error(`${name} is a ${(def as { readonly type: string }).type}, which is not filled here`)
  }
}

type Definition =
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, z.ZodType>> }
  | { readonly type: 'array'; readonly element: z.ZodType }
  | { readonly type: 'optional' | 'default' | 'prefault'; readonly innerType: z.ZodType }
  | { readonly type: 'union'; readonly options: readonly z.ZodType[] }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string>> }
  | { readonly type: 'string' | 'number' | 'boolean' }

function fillObject(
  shape: Readonly<Record<string, z.ZodType>>,
  sample: object,
  name: string,
  filling: Filling,
): Record<string, unknown> {
  const known = sample as Readonly<Record<string, unknown>>
  const parts = Object.entries(shape).map(([key, part]) => [
    key,
    fillSchema(part, known[key], `${name}.${key}`, filling),
  ])
  return Object.fromEntries(parts) as Record<string, unknown>
}

function fillText(schema: z.ZodType, sample: unknown, name: string, { write, note, refuse }: Filling): unknown {
  const { minLength, maxLength } = schema as z.ZodString
  const written = write(name, { least: minLength ?? 0, most: maxLength ?? Number.MAX_SAFE_INTEGER })
  const { success: isAllowed, data } = schema.safeParse(written)
  // For addresses, the checks report the error, and a pattern in the schema is only for editors.
  const pattern = schema.meta()?.['pattern']
  const isAddress = /^notices\.yaml\.\d+\.(?:link|pages)\b/.test(name)
  const success = isAllowed && !isAddress && (typeof pattern !== 'string' || new RegExp(pattern).test(written))
  if (success) note({ name, text: String(data) })
  else refuse(name)
  return success ? data : sample
}

function exampleOf(schema: z.ZodType): unknown {
  const { examples } = (schema.meta() ?? {}) as { readonly examples?: readonly unknown[] }
  return examples?.[0]
}
