import { parse, stringify } from 'yaml'
import type * as z from 'zod'
import { configSchema } from '../../../generator/schema/config.ts'
import { type CollectionName, collections, type FileName, files } from '../../../generator/schema/collections.ts'
import { readProjectFile } from '../project.ts'
import { addSample, fillSchema, type FilledField } from './fill-schema.ts'
import { markText } from './marked-text.ts'

/** A file of the real content, as an author may change it. */
interface Source {
  readonly path: string
  readonly schema: z.ZodType
  /** What its YAML says. */
  readonly data: unknown
  /** What follows the front matter of a Markdown file. */
  readonly body: string | undefined
}

interface WrittenSource {
  readonly text: string
  /** By the number of the line on which each stands. */
  readonly fields: ReadonlyMap<number, FilledField>
}

/** A few entries of each collection, all files that are there once, and the configuration. */
export function readSources(entries: Readonly<Record<CollectionName, readonly string[]>>): Promise<readonly Source[]> {
  const inCollections = (Object.keys(collections) as CollectionName[]).flatMap((name) => {
    const { schema, extension } = collections[name]
    return entries[name].map((id) => ({ path: `content/${name}/${id}${extension}`, schema }))
  })
  const singles = (Object.keys(files) as FileName[]).map((name) => ({
    path: `content/${files[name].path}`,
    schema: files[name].schema,
  }))
  const all = [...inCollections, ...singles, { path: 'site.config.yaml', schema: configSchema }]
  return Promise.all(
    all.map(async ({ path, schema }) => {
      // Of what the real content lacks there is a sample.
      const text = await readProjectFile(path).catch(() => (path.endsWith('.md') ? '---\n{}\n---\nWords.\n' : ''))
      const [, yaml, body] = (path.endsWith('.md') && /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)) || [text, text]
      const data = parse(yaml) as unknown
      return { path, schema, data: addSample(path.replace('content/', ''), data), body }
    }),
  )
}

/** The file with what `pick` gives for each text, but for fields named in `kept`: each value in quotes, on a line of its own. */
export function writeSource(
  { path, schema, data, body }: Source,
  pick: (name: string) => string,
  kept: ReadonlySet<string>,
): WrittenSource {
  const names: string[] = []
  const written = fillSchema(schema, data, path, {
    write: (name, limits) => markText(pick(name), names.push(name), limits),
    note: () => undefined,
    refuse: () => undefined,
  })
  const original = (name: string) =>
    name
      .slice(path.length + 1)
      .split('.')
      .reduce(stepInto, data)
  const mixed = mapTexts(written, path, (text, name) => {
    const before = original(name)
    // What may be missing was.
    return kept.has(name) ? before : text
  })
  const yaml = stringify(mixed, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
    doubleQuotedAsJSON: true,
  })
  const text = body === undefined ? yaml : `---\n${yaml}---\n${body}`
  const fields = new Map<number, FilledField>()
  mapTexts(mixed, path, (value, name) => {
    const number = names.indexOf(name) + 1
    const line = text.split('\n').findIndex((typed) => typed.includes(`⟦${number}⟧`)) + 1
    if (line > 0 && value.includes(`⟦${number}⟧`)) fields.set(line, { name, text: value })
    return value
  })
  return { text, fields }
}

function stepInto(value: unknown, key: string): unknown {
  return (value as Readonly<Record<string, unknown>> | undefined)?.[key]
}

/** Replaces each text; where nothing takes its place its key goes with it. */
function mapTexts(value: unknown, name: string, change: (text: string, name: string) => unknown): unknown {
  if (typeof value === 'string') return change(value, name)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
    .map(([key, part]) => [key, mapTexts(part, `${name}.${key}`, change)] as const)
    .filter(([, part]) => part !== undefined)
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
