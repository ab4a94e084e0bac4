import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as z from 'zod'
import { configSchema } from '../../../../generator/schema/site/config.ts'
import { collections, files } from '../../../../generator/schema/collections.ts'
import { collect, type Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { parseSource } from '../../../../generator/content/parse/parse-source.ts'
import { validateFile } from '../../../../generator/content/validate/validate-file.ts'
import { root } from '../../../support/project.ts'

/** Valid files with their schemas. A test changes one of them and reads the diagnostics. */
const schemas = {
  'site.config.yaml': configSchema,
  'content/areas/troy.yaml': collections.areas.schema,
  'content/services/office.yaml': collections.services.schema,
  'content/posts/mats.md': collections.posts.schema,
  'content/faq.yaml': files.faq.schema,
  'content/testimonials.yaml': files.testimonials.schema,
} as const satisfies Record<string, z.ZodType>

export type GoodFile = keyof typeof schemas

export const goodFiles = Object.keys(schemas) as GoodFile[]

const texts: Readonly<Record<string, string>> = Object.fromEntries(
  goodFiles.map((file) => {
    const folder = resolve(root, file === 'site.config.yaml' ? 'tests/fixtures/site' : 'tests/fixtures/good')
    return [file, readFileSync(resolve(folder, file), 'utf8').trimEnd()]
  }),
)

export function readGood(file: GoodFile): string[] {
  return (texts[file] ?? '').split('\n')
}

/** The keys of a file that have a value on their line. */
export function listKeys(file: GoodFile): string[] {
  const keys = readGood(file).flatMap((line) => /^\s*(?:- )?(\w+): [^>|]/.exec(line)?.[1] ?? [])
  return [...new Set(keys)]
}

/** The diagnostics for these lines. */
export function checkLines(file: GoodFile, lines: readonly string[]): readonly Diagnostic[] {
  const path = file.replace('content/', '')
  return collect((report) => {
    const parsed = parseSource({ path, file, text: `${lines.join('\n')}\n` }, report)
    return parsed && validateFile(parsed, schemas[file], report)
  }).diagnostics
}

/** The first line in a hint, if it's complete. */
export function lineOf(hint: string | undefined): string | undefined {
  const line = /`((?:- |\w+: )[^`]*)`/.exec(hint ?? '')?.[1]
  return line?.includes('…') ? undefined : line
}

interface TypedLines {
  readonly lines: readonly string[]
  /** The index of the changed line. */
  readonly index: number
}

/** The lines of a valid file, with the first line of the same key or the first list item replaced. */
export function typeInto(file: GoodFile, typed: string): TypedLines {
  const good = readGood(file)
  const key = /^\w+:/.exec(typed)?.[0]
  const index = good.findIndex((line) =>
    line
      .trimStart()
      .replace(key ? '- ' : '', '')
      .startsWith(key ?? '- '),
  )
  if (index < 0) return { lines: good.toSpliced(1, 0, typed), index: 1 }
  const hasLinesBelow = good[index]?.endsWith(':') === true
  const below = hasLinesBelow ? good.findIndex((line, at) => at > index && !line.startsWith(' ')) : index + 1
  return { lines: putLine(good, index, typed).toSpliced(index + 1, below - index - 1), index }
}

/** Replaces a line, with the same indentation and hyphen. */
export function putLine(lines: readonly string[], index: number, line: string): string[] {
  const [, indent = '', hyphen = ''] = /^(\s*)(- (?=\w+:))?/.exec(lines[index] ?? '') ?? []
  return lines.with(index, indent + (line.startsWith('- ') ? '' : hyphen) + line)
}
