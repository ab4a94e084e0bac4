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
    const key = String(path.at(-1))
    const rules = [...rulesForKeys.filter(({ paths }) => paths.test(path.join('.'))), ...rulesForTexts]
    for (const rule of rules) {
      const [found] = text.trim().match(rule.pattern) ?? []
      if (found === undefined) continue
      const place = findKeyPlace(parsed, path.slice(0, -1), key)
      return [{ ...sample, file: config.file, place, ...explain(rule, found, key) }]
    }
    return []
  })
}

/** Finds sample content in a file, even if it has other errors. Drafts aren't published, so they're skipped. */
export function findSamples(parsed: ParsedSource): Diagnostic[] {
  const { file, path, data, texts, yamlText, placeAt, body = { text: '', firstLine: 1 } } = parsed
  const words = samplesIn[path]
  if (!words && !suspicion.test(parsed.text)) return []
  const isEntry = Object.hasOwn(collections, path.split('/')[0] ?? '')
  if (isEntry && valueAt(data, ['draft']) === true) return []
  const entries: unknown[] = words && Array.isArray(data) ? data : []
  const marked = entries.flatMap((entry, index) =>
    words && valueAt(entry, ['sample']) === true ? [{ ...words, place: findKeyPlace(parsed, [index], 'sample') }] : [],
  )
  const samples = [
    ...marked,
    // Search the source text, so that places are exact.
    ...texts.flatMap(({ start, end }) => findInText(yamlText.slice(start, end), (index) => placeAt(start + index))),
    ...findInText(body.text, indexPlaces(body.text, body.firstLine)),
  ]
  return samples.map((found) => ({ ...sample, file, ...found }))
}

const sample = { severity: 'error', code: 'launch/sample' } as const

/** Messages for lists whose entries can be marked as samples. */
const samplesIn: Readonly<Record<string, { readonly message: string; readonly hint: string }>> = {
  [files.testimonials.path]: {
    message: 'This testimonial is a sample: no client said it.',
    hint: "write a client's own words, with their permission, and delete the `sample: true` line.",
  },
  [files.team.path]: {
    message: 'This person is a sample: no one by this name works here.',
    hint: 'replace it with someone who agreed to be shown, and delete the `sample: true` line.',
  },
}

function findInText(text: string, placeAt: (index: number) => Place) {
  if (!suspicion.test(text)) return []
  return rulesForTexts.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map(({ 0: found, index }) => ({ place: placeAt(index), ...explain(rule, found) })),
  )
}

function explain({ say, hint }: SampleRule, found: string, key = '') {
  return { message: say(found, key), hint: hint(found, key) }
}
