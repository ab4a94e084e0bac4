import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { collections, files } from '../../schema/collections.ts'
import type { Diagnostic, Place } from '../../shared/diagnostics/diagnostic.ts'
import { type ParsedSource, parseSource } from '../parse/parse-source.ts'
import type { SourceText } from '../load/source-file.ts'
import { rulesForKeys, rulesForTexts, type SampleRule, suspicion } from './sample-rules.ts'

/** Finds what of the configuration must not go live, each at its line, even if the file has other errors. */
export function findSampleSettings(config: SourceText): Diagnostic[] {
  const parsed = parseSource(config, () => undefined)
  return parsed ? listScalars(parsed).flatMap((scalar) => checkSetting(scalar, parsed)) : []
}

/** Finds what of a file must not go live, each at its line, even if the file has other errors. A draft stays at home. */
export function findSamples(parsed: ParsedSource): Diagnostic[] {
  return parsed.path === files.testimonials.path || suspicion.test(parsed.text) ? checkContent(parsed) : []
}

function checkContent(parsed: ParsedSource): Diagnostic[] {
  const scalars = listScalars(parsed)
  const isPost = parsed.path.startsWith('posts/') && parsed.path.endsWith(collections.posts.extension)
  if (isPost && scalars.some(({ path, value }) => path === 'draft' && value === true)) return []
  const marks = scalars.filter(({ path, value }) => /^\d+\.sample$/.test(path) && value === true)
  const samples = parsed.path === files.testimonials.path ? marks : []
  const { text = '', firstLine = 1 } = parsed.body ?? {}
  return [
    ...samples.map(({ keyOffset }) => explain(parsed, parsed.placeAt(keyOffset), sampleTestimonial)),
    // As the author typed it, so that each place is the right one.
    ...scalars.flatMap(({ value, start, end }) =>
      typeof value === 'string'
        ? checkText(parsed.yamlText.slice(start, end), parsed, (index) => parsed.placeAt(start + index))
        : [],
    ),
    ...text
      .split('\n')
      .flatMap((line, number) =>
        suspicion.test(line)
          ? checkText(line, parsed, (index) => ({ line: firstLine + number, column: index + 1 }))
          : [],
      ),
  ]
}

interface ScalarAt {
  /** Keys and indexes on the way to it, as in `company.phone`. */
  readonly path: string
  readonly value: unknown
  readonly keyOffset: number
  readonly start: number
  readonly end: number
}

function listScalars({ yaml }: ParsedSource): ScalarAt[] {
  const list = (node: unknown, path: readonly string[], keyOffset: number): ScalarAt[] => {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) =>
        list(value, [...path, String((key as { readonly value?: unknown } | null)?.value)], startOf(key)),
      )
    if (isSeq(node)) return node.items.flatMap((item, index) => list(item, [...path, String(index)], startOf(item)))
    if (!isScalar(node) || !node.range) return []
    const [start, end] = node.range
    return [{ path: path.join('.'), value: node.value, keyOffset, start, end }]
  }
  return list(yaml.contents, [], 0)
}

function startOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0
}

const sampleTestimonial = {
  message: 'This testimonial is a sample: no client has said it.',
  hint: "write a client's own words, with their permission, and take the line `sample: true` away.",
}

/** Each value is reported once, at its key, by the first rule that fits. */
function checkSetting({ path, value, keyOffset }: ScalarAt, parsed: ParsedSource): Diagnostic[] {
  if (typeof value !== 'string') return []
  for (const rule of [...(rulesForKeys[path] ?? []), ...rulesForTexts]) {
    const [match] = value.trim().matchAll(rule.pattern)
    if (match) return [explain(parsed, parsed.placeAt(keyOffset), describe(rule, match[0]))]
  }
  return []
}

function checkText(text: string, parsed: ParsedSource, placeAt: (index: number) => Place): Diagnostic[] {
  return rulesForTexts.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map(({ 0: found, index }) =>
      explain(parsed, placeAt(index), describe(rule, found)),
    ),
  )
}

function describe(rule: SampleRule, found: string): Pick<Diagnostic, 'message' | 'hint'> {
  return { message: rule.say(found), hint: rule.hint(found) }
}

function explain({ file }: ParsedSource, place: Place, words: Pick<Diagnostic, 'message' | 'hint'>): Diagnostic {
  return { severity: 'error', code: 'launch/sample', file, place, ...words }
}
