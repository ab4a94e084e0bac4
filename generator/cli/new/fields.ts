import type * as z from 'zod'
import { parseSource } from '../../content/parse/parse-source.ts'
import { explainIssue } from '../../content/validate/explain-issue.ts'
import { collections, files } from '../../schema/collections.ts'
import { type JsonSchema, toJsonSchema } from '../../schema/editor/json-schema.ts'
import { todoMarker } from '../../schema/todo-marker.ts'
import { type Answer, isTodo, type Wanted } from './answers.ts'
import { formatYaml } from './entry-yaml.ts'
import { type KindName, kinds, type NewFlag } from './kinds.ts'

const schemas: Readonly<Record<KindName, z.ZodObject>> = {
  post: collections.posts.schema,
  area: collections.areas.schema,
  service: collections.services.schema,
  page: collections.pages.schema,
  question: files.faq.schema.element,
  testimonial: files.testimonials.schema.element,
  person: files.team.schema.element,
  notice: files.notices.schema.element,
}

/** Keys that are named differently from their options. */
const keys: { readonly [Flag in NewFlag]?: string } = { 'image-alt': 'imageAlt', quote: 'content' }

/** Options that aren't keys of an entry. */
const others: { readonly [Flag in NewFlag]?: string } = {
  id: 'Name in the address; by default, made from the title or the city',
  owner: 'yes for the owner or manager: shown large on the home and about pages; needs a photo',
  real: "yes for a client's own words, used with permission; no for a sample",
  sample: 'Marks it as a sample, which `npm run check -- --launch` rejects; for a testimonial, the same as --real no',
}

/** An option's help: its key's description in the schema. */
export function describeFlag(kind: KindName, flag: NewFlag): string {
  return others[flag] ?? readKey(kind, flag).schema.description ?? ''
}

function readKey(kind: KindName, flag: NewFlag): { key: string; schema: JsonSchema } {
  const key = keys[flag] ?? flag
  const schema = toJsonSchema(schemas[kind]).properties?.[key]
  if (!schema) throw new Error(`${kind} has no key ${key}`)
  return { key, schema }
}

/** A key of a new entry, and how to ask for it. */
interface Field extends Wanted {
  readonly key: string
  /** Converts what was typed to the value in the file. */
  readonly read: (typed: string) => unknown
}

/** The field of an option. Text can be left for later: Enter inserts a TODO marker. */
export function field(kind: KindName, flag: NewFlag, more: Partial<Wanted> = {}): Field {
  const { key, schema } = readKey(kind, flag)
  const isText = schema.type === 'string' || schema.items !== undefined
  const mayWait = isText && !schema.enum && flag !== kinds[kind].options[0]
  const read = (typed: string) => readTyped(typed, schema)
  return {
    flag,
    key,
    read,
    hint: schema.description,
    choices: schema.enum,
    hasLines: flag === 'answer' || flag === 'quote',
    problem: (typed) => findProblem(kind, key, read(typed)),
    fallback: mayWait ? `${String(markTodo(schema))}${flag === 'answer' ? '\n' : ''}` : undefined,
    ...more,
  }
}

/** Anything that isn't a number stays as typed, so that it can be reported. A TODO marker with commas is a single item. */
function readTyped(typed: string, { type, anyOf = [] }: JsonSchema): unknown {
  if (type === 'number' || type === 'integer') return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed
  const isOne = anyOf.some((option) => option.enum?.includes(typed))
  if (isOne || (type !== 'array' && anyOf.length === 0)) return typed
  const items = isTodo(typed) ? [typed] : typed.split(',').map((item) => item.trim())
  return [...new Set(items.filter((item) => item !== ''))]
}

/** What is wrong with a value, in the words that `check` uses for files. */
export function findProblem(kind: KindName, key: string, value: unknown): string | undefined {
  const schema = schemas[kind]
  const issue = schema.safeParse({ [key]: value }).error?.issues.find(({ path }) => path[0] === key)
  const text = formatYaml({ [key]: value })
  const source = issue && parseSource({ file: '', path: 'new.yaml', text }, () => undefined)
  const [found] = source ? explainIssue(issue, source, schema) : []
  // Here, only the value is typed, without its key.
  const hint = found?.hint?.replaceAll(/`[\w.]+: (['"]?)([^`]+)\1`/g, '`$2`')
  return found && [found.message, hint].join(' Hint: ')
}

/** Asks for the values one by one. Leaves out those whose fallback is nothing. */
export async function askFields(answer: Answer, fields: readonly Field[]): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const { key, read, ...wanted } of fields) {
    const typed = await answer(wanted)
    if (typed !== '') data[key] = read(typed)
  }
  return data
}

/** All keys that an entry needs, in schema order: known values, and TODO markers for the rest; a block for Markdown. */
export function fillEntry(
  kind: KindName,
  known: Readonly<Record<string, unknown>>,
  markdown: readonly string[] = [],
): Record<string, unknown> {
  const data = fillKeys(toJsonSchema(schemas[kind]), known)
  for (const key of markdown) data[key] = `${String(data[key])}\n`
  return data
}

function fillKeys({ properties = {}, required = [] }: JsonSchema, known: Readonly<Record<string, unknown>> = {}) {
  const data = Object.entries(properties).map(([key, schema]) => [
    key,
    known[key] ?? (required.includes(key) ? markTodo(schema) : undefined),
  ])
  return Object.fromEntries(data.filter(([, value]) => value !== undefined)) as Record<string, unknown>
}

/** A placeholder that says what to write; `check` reports it until it is replaced. A list gets its minimum number of items. */
function markTodo(schema: JsonSchema, about = schema.description ?? ''): unknown {
  if (schema.properties) return fillKeys(schema)
  const { items, minItems = 1, minLength = 0, maxLength = Infinity } = schema
  if (items) {
    const place = (index: number) => (minItems > 1 ? ` (${index + 1} of ${minItems})` : '')
    return Array.from({ length: minItems }, (_, index) => markTodo(items, about + place(index)))
  }
  // If the description is too long, only the part before the first comma.
  const texts = [about, about.replace(/[,;].*/, '')].map(todo)
  return texts.find(({ length }) => length >= minLength && length <= maxLength) ?? todo('')
}

export const todo = (what: string) => `${todoMarker} ${what}`
