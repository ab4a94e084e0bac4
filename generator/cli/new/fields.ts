import type * as z from 'zod'
import { parseSource } from '../../content/parse/parse-source.ts'
import { explainIssue } from '../../content/validate/explain-issue.ts'
import { collections, files } from '../../schema/collections.ts'
import { type JsonSchema, toJsonSchema } from '../../schema/editor/json-schema.ts'
import { todoMarker } from '../../schema/todo-marker.ts'
import type { Answer, Wanted } from './answers.ts'
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

/** Keys that their options do not name as they are. */
const keys: { readonly [Flag in NewFlag]?: string } = { 'image-alt': 'imageAlt', quote: 'content' }

/** Options that are no key of an entry. */
const others: { readonly [Flag in NewFlag]?: string } = {
  id: 'Name in the address; by default, made from the title or the city',
  owner: 'yes for the owner or manager: shown large on the home and about pages; needs a photo',
  real: "yes for a client's own words, used with permission; no for a sample",
  sample: "For a made-up one, which can't go live; for a testimonial, the same as --real no",
}

/** What an option means: what the schema says of its key. */
export function describeFlag(kind: KindName, flag: NewFlag): string {
  return others[flag] ?? readKey(kind, flag).schema.description ?? ''
}

function readKey(kind: KindName, flag: NewFlag): { key: string; schema: JsonSchema } {
  const key = keys[flag] ?? flag
  return { key, schema: toJsonSchema(schemas[kind]).properties?.[key] ?? {} }
}

/** One key of a new entry, with what is asked for it. */
export interface Field extends Wanted {
  readonly key: string
  /** What the file holds for what was typed. */
  readonly read: (typed: string) => unknown
}

/** A key of an entry, by its option. Texts may wait: Enter leaves a TODO marker. */
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
    ...(mayWait && {
      fallback: `${String(markTodo(schema))}${flag === 'answer' ? '\n' : ''}`,
      shown: 'write it later',
    }),
    ...more,
  }
}

/** What is no number stays as it was typed, so that it can be reported. A TODO marker is one item, whatever commas it has. */
function readTyped(typed: string, { type, anyOf = [] }: JsonSchema): unknown {
  if (type === 'number' || type === 'integer') return /^[+-]?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed
  const isOne = anyOf.some((option) => option.enum?.includes(typed))
  if (isOne || (type !== 'array' && anyOf.length === 0)) return typed
  const items = isTodo(typed) ? [typed] : typed.split(',').map((item) => item.trim())
  return [...new Set(items.filter((item) => item !== ''))]
}

/** What is wrong with a value, in the words that `check` has for it in a file. */
export function findProblem(kind: KindName, key: string, value: unknown): string | undefined {
  const schema = schemas[kind]
  const issue = schema.safeParse({ [key]: value }).error?.issues.find(({ path }) => path[0] === key)
  const text = formatYaml({ [key]: value })
  const source = issue && parseSource({ file: '', path: 'new.yaml', text }, () => undefined)
  const [found] = source ? explainIssue(issue, source, schema) : []
  // Here only the value is typed, without its key.
  const hint = found?.hint?.replace('write a line such as', 'write').replaceAll(/`[\w.]+: (['"]?)([^`]+)\1`/g, '`$2`')
  return found && [found.message, hint].join(' Hint: ')
}

/** Asks for one value after the other. */
export async function askFields(answer: Answer, fields: readonly Field[]): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const wanted of fields) data[wanted.key] = wanted.read(await answer(wanted))
  return data
}

/** All that an entry needs, in the order of its schema: what is known of it, and TODO markers. Those of Markdown have room for paragraphs. */
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

/** A value that is still to be written, saying what it is to say; `check` reports it until then. A list gets as many as it needs. */
function markTodo(schema: JsonSchema, about = schema.description ?? ''): unknown {
  if (schema.properties) return fillKeys(schema)
  const { items, minItems = 1, minLength = 0, maxLength = Infinity } = schema
  if (items) {
    const place = (index: number) => (minItems > 1 ? ` (${index + 1} of ${minItems})` : '')
    return Array.from({ length: minItems }, (_, index) => markTodo(items, about + place(index)))
  }
  // The words up to the first comma, where all of them are too many.
  const texts = [about, about.replace(/[,;].*/, '')].map(todo)
  return texts.find(({ length }) => length >= minLength && length <= maxLength) ?? todo('')
}

export const todo = (what: string) => `${todoMarker} ${what}`

export const isTodo = (text: string) => text.startsWith(todoMarker)
