import { countOf } from '../../shared/diagnostics/format.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceText } from '../load/source-file.ts'
import type { SourceLocations } from '../load/load-sources.ts'
import { parseSource } from '../parse/parse-source.ts'
import { indexPlaces } from '../parse/place-in.ts'
import { hashSample, readSampleRecord } from './sample-record.ts'

/** Shorter texts are labels, such as `Get a free quote`, which may stay as they are. */
const leastWords = 8

/** Shorter texts that are about the sample's place or trade, as its headings are. Names, such as `Office Cleaning`, may stay. */
function isTelling(words: readonly string[]): boolean {
  const text = words.join(' ')
  const namesPlace = words.length > 1 && /\b(?:Detroit|Michigan)\b/.test(text)
  return namesPlace || (words.length > 3 && /\bclean/i.test(text))
}

/**
 * Warns about texts left exactly as they ship with the project. Those that are true of this company may stay, which no check
 * can tell.
 */
export function findSampleTexts(
  content: readonly SourceText[],
  { contentFolder }: Pick<SourceLocations, 'contentFolder'>,
  known: ReadonlySet<string> = readSampleRecord(),
): Diagnostic[] {
  const files = content
    .filter(({ path }) => isShown(path, content))
    .flatMap((source) => {
      const all = listTellingTexts(source)
      const same = all.filter(({ hash }) => known.has(hash))
      return same.length > 0 ? [{ file: source.file, same, all: all.length }] : []
    })
  if (files.length === 0) return []
  const total = files.reduce((sum, { same }) => sum + same.length, 0)
  return [
    {
      severity: 'warning',
      code: 'launch/sample-texts',
      message: `${countOf(total, 'passage')} in ${countOf(files.length, 'file')} still ${total === 1 ? 'matches' : 'match'} the sample word for word.`,
      file: contentFolder,
      hint: 'read them. Keep what is true of your company, and rewrite the rest in your own words.',
      notes: files.map(({ file, same, all }) => ({
        message: `${same.length} of ${countOf(all, 'passage')}${same.length < all ? formatLines(same) : ''}`,
        file,
      })),
    },
  ]
}

/** Content that a page needs to exist: a site without posts has no blog. */
const needs: Readonly<Record<string, string>> = {
  'pages/area.yaml': 'areas/',
  'pages/areas.yaml': 'areas/',
  'pages/blog.yaml': 'posts/',
  'pages/faq.yaml': 'faq.yaml',
  'pages/post.yaml': 'posts/',
  'pages/service.yaml': 'services/',
}

function isShown(path: string, content: readonly SourceText[]): boolean {
  const needed = needs[path]
  return needed === undefined || content.some((other) => other.path.startsWith(needed))
}

const mostLines = 5

function formatLines(texts: readonly TellingText[]): string {
  const lines = [...new Set(texts.map(({ line }) => line))]
  const named = lines.slice(0, mostLines).join(', ')
  return `, on line${lines.length === 1 ? '' : 's'} ${named}${lines.length > mostLines ? ', …' : ''}`
}

interface TellingText {
  /** Hash of its words, ignoring line breaks. */
  readonly hash: string
  /** The line where it begins. For a paragraph in a YAML value, the line of the value. */
  readonly line: number
}

/** Paragraphs in a file's YAML values and Markdown that are long, or about this trade or place. */
export function listTellingTexts(source: SourceText): TellingText[] {
  const parsed = parseSource(source, () => undefined)
  if (!parsed) return []
  const { texts, body = { text: '', firstLine: 1 }, placeAt } = parsed
  const placeInBody = indexPlaces(body.text, body.firstLine)
  return [
    ...texts.flatMap(({ text, start }) => listParagraphs(text, () => placeAt(start).line)),
    ...listParagraphs(body.text, (index) => placeInBody(index).line),
  ]
}

function listParagraphs(text: string, lineAt: (index: number) => number): TellingText[] {
  return [...text.matchAll(/\S[\s\S]*?(?=\n\s*\n|$)/g)].flatMap(({ 0: paragraph, index }) => {
    const words = paragraph.split(/\s+/).filter(Boolean)
    if (words.length < leastWords && !isTelling(words)) return []
    return [{ hash: hashSample(words.join(' ')), line: lineAt(index) }]
  })
}
