import { collections, files } from '../../schema/collections.ts'
import type { Diagnostic, Place } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceText } from '../load/source-file.ts'
import { type ParsedSource, parseSource } from '../parse/parse-source.ts'
import { indexPlaces } from '../parse/place-in.ts'
import { findKeyPlace, valueAt } from '../validate/find-place.ts'
import { rulesForKeys, rulesForTexts, type SampleRule, suspicion } from './sample-rules.ts'

/** Finds sample values in the configuration, each once, even if the file has other errors. */
export function findSampleSettings(config: SourceText): Diagnostic[] {
  const parsed = parseSource(config, () => undefined)
  if (!parsed) return []
  return parsed.texts.flatMap(({ path, text }) => {
    for (const rule of [...(rulesForKeys[path.join('.')] ?? []), ...rulesForTexts]) {
      const [match] = text.trim().matchAll(rule.pattern)
      if (match) return [explain(parsed, findKeyPlace(parsed, path.slice(0, -1), String(path.at(-1))), rule, match[0])]
    }
    return []
  })
}

/** Finds sample content in a file, even if it has other errors. Drafts aren't published, so they're skipped. */
export function findSamples(parsed: ParsedSource): Diagnostic[] {
  const { path, data, texts, yamlText, placeAt, body = { text: '', firstLine: 1 } } = parsed
  const sampleOf = samplesIn[path]
  if (!sampleOf && !suspicion.test(parsed.text)) return []
  const isEntry = Object.hasOwn(collections, path.split('/')[0] ?? '')
  if (isEntry && valueAt(data, ['draft']) === true) return []
  const entries: unknown[] = sampleOf && Array.isArray(data) ? data : []
  const samples = [...entries.keys()].filter((index) => valueAt(entries, [index, 'sample']) === true)
  return [
    ...samples.map((index) =>
      explain(parsed, findKeyPlace(parsed, [index], 'sample'), sampleOf ?? sampleTestimonial, ''),
    ),
    // Search the source text, so that places are exact.
    ...texts.flatMap(({ start, end }) =>
      findInText(parsed, yamlText.slice(start, end), (index) => placeAt(start + index)),
    ),
    ...findInText(parsed, body.text, indexPlaces(body.text, body.firstLine)),
  ]
}

const sampleTestimonial = {
  say: () => 'This testimonial is a sample: no client said it.',
  hint: () => "write a client's own words, with their permission, and delete the `sample: true` line.",
}

const samplePerson = {
  say: () => 'This person is a sample: no one by this name works here.',
  hint: () => 'replace it with someone who agreed to be shown, and delete the `sample: true` line.',
}

const samplesIn: Readonly<Record<string, typeof sampleTestimonial>> = {
  [files.testimonials.path]: sampleTestimonial,
  [files.team.path]: samplePerson,
}

function findInText(parsed: ParsedSource, text: string, placeAt: (index: number) => Place): Diagnostic[] {
  if (!suspicion.test(text)) return []
  return rulesForTexts.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map(({ 0: found, index }) => explain(parsed, placeAt(index), rule, found)),
  )
}

function explain(
  { file }: ParsedSource,
  place: Place,
  { say, hint }: Omit<SampleRule, 'pattern'>,
  found: string,
): Diagnostic {
  return { severity: 'error', code: 'launch/sample', file, place, message: say(found), hint: hint(found) }
}
