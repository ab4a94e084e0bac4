import type { FileName } from '../../../schema/collections.ts'
import { formatCount } from '../../../schema/site/placeholders.ts'
import { readCount } from '../../../schema/kinds/numbers.ts'
import { reportLanguage } from '../../../schema/site/locale.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { reportIn } from '../report-in.ts'
import { indexValue, type Path, valueAt } from '../find-place.ts'

/** Numbers of published entries. */
export interface EntryCounts {
  readonly services: number
  readonly cities: number
}

/** Pages that describe the whole company. A post may well mention three services. */
const pages: ReadonlySet<FileName> = new Set([
  'home',
  'about',
  'servicePage',
  'areasPage',
  'areaPage',
  'faq',
  'faqPage',
  'contact',
  'site',
])

/** What is counted, and the placeholder that is always correct. */
const ofSite = [
  {
    key: 'services',
    nouns: 'kinds of (?:commercial )?buildings|types of buildings|building types|(?:cleaning )?services',
    placeholder: 'serviceCount',
  },
  { key: 'cities', nouns: 'cities|communities|towns|service areas', placeholder: 'cityCount' },
] as const

/** Nouns that count the items of their own section. */
const ofSections: Readonly<Record<string, string>> = {
  reasons: 'reasons',
  differences: 'differences',
  steps: 'steps',
  next: 'steps',
  groups: 'kinds of buildings|types of buildings|building types|services',
  additional: '(?:additional )?services',
}

/** Words before a number that make it partial: `more than six`, `the first two`. */
const partly =
  /(?:\b(?:over|than|least|most|nearly|almost|about|around|to|other|any|next|first|last|of|these|those)|[-–$.,/])\s*$/i

/** Warns if a text gives the wrong number of services, cities or list items. */
export function checkCounts(sources: readonly CheckedSource[], counts: EntryCounts, report: Report): void {
  for (const source of sources) {
    const { kind, isValid, raw } = source
    if (!isValid || !kind.single || !pages.has(kind.single)) continue
    for (const { text, path } of listTexts(raw)) checkText(source, { text, path }, counts, report)
  }
}

interface TextAt {
  readonly text: string
  readonly path: Path
}

function checkText(source: CheckedSource, { text, path }: TextAt, counts: EntryCounts, report: Report): void {
  const list = valueAt(source.raw, [path[0] ?? '', path[0] === 'groups' ? 'services' : 'items'])
  const own = ofSections[String(path[0])]
  const rules =
    own !== undefined && Array.isArray(list)
      ? [{ nouns: own, count: list.length, placeholder: undefined, things: undefined }]
      : ofSite.map(({ key, nouns, placeholder }) => ({ nouns, count: counts[key], placeholder, things: key }))
  for (const { nouns, count, placeholder, things } of rules) {
    for (const { 0: words, 1: typed = '', 2: noun = '', index } of text.matchAll(
      new RegExp(String.raw`\b([a-z]+|\d{1,3})\s+(${nouns})\b`, 'gi'),
    )) {
      const said = readCount(typed)
      // A small number refers to a few of them, not the total. A site without pages for them doesn't count them.
      if (said === undefined || said === count || said < 3 || said < count / 2 || count === 0) continue
      if (partly.test(text.slice(0, index))) continue
      const isCapital = /^[A-Z]/.test(typed)
      const meant = placeholder
        ? `{${isCapital ? placeholder.replace(/^./, (letter) => letter.toUpperCase()) : placeholder}}`
        : formatCount(count, reportLanguage, isCapital)
      const remark = placeholder
        ? ', which always shows the right number, or reword the text if it counts something else'
        : ''
      reportIn(source, report).warn(
        'content/stale-count',
        indexValue(source.parsed, path, text)(index),
        `This text says "${words}", but ${describeCount(count, things)}.`,
        `write \`${meant} ${noun}\`${remark}.`,
      )
    }
  }
}

function describeCount(count: number, things: keyof EntryCounts | undefined): string {
  if (things === undefined) return `there ${count === 1 ? 'is' : 'are'} ${count}`
  const one = things === 'cities' ? 'city' : 'service'
  return `the site has ${count} ${count === 1 ? one : things}`
}

function listTexts(value: unknown, path: Path = []): TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => listTexts((value as Readonly<Record<PropertyKey, unknown>>)[key], [...path, key]))
}
