import { parse, stringify } from 'yaml'
import type * as z from 'zod'
import { configSchema } from '../../../generator/schema/site/config.ts'
import { type CollectionName, collections, type FileName, files } from '../../../generator/schema/collections.ts'
import { readProjectFile } from '../project.ts'
import { addSample, fillSchema, type FilledField } from './fill-schema.ts'
import { markText } from './marked-text.ts'

/** A content file as an author may change it. */
interface Source {
  readonly path: string
  readonly schema: z.ZodType
  /** Its parsed YAML. */
  readonly data: unknown
  /** The text below the front matter of a Markdown file. */
  readonly body: string | undefined
}

interface WrittenSource {
  readonly text: string
  /** By line number. */
  readonly fields: ReadonlyMap<number, FilledField>
}

/** A few entries of each collection, all files that exist once, and the configuration. */
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
      // Files that the content lacks start out empty and get a sample.
      const text = await readProjectFile(path).catch(() => (path.endsWith('.md') ? '---\n{}\n---\nWords.\n' : ''))
      const [, yaml, body] = (path.endsWith('.md') && /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)) || [text, text]
      const data = parse(yaml) as unknown
      return { path, schema, data: addSample(path.replace('content/', ''), data), body }
    }),
  )
}

/** The file with each text replaced by what `pick` returns, except in `kept`. Each value is in quotes, on its own line. */
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
    // `before` is `undefined` for optional texts that weren't there.
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

/** Replaces each text. If there's no replacement, its key is removed too. */
function mapTexts(value: unknown, name: string, change: (text: string, name: string) => unknown): unknown {
  if (typeof value === 'string') return change(value, name)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
    .map(([key, part]) => [key, mapTexts(part, `${name}.${key}`, change)] as const)
    .filter(([, part]) => part !== undefined)
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
