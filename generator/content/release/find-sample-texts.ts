import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf } from '../../shared/diagnostics/format.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { sourceFolder } from '../../shared/fs/source-folder.ts'
import { hashText, type SourceText } from '../load/source-file.ts'
import type { SourceLocations } from '../load/load-sources.ts'
import { parseSource } from '../parse/parse-source.ts'
import { indexPlaces } from '../parse/place-in.ts'

/** Hashes from `listLongTexts` of the texts that ship with this project, one a line. */
export const sampleTextsFile = join(sourceFolder, 'generator', 'content', 'release', 'sample-texts.txt')

/** Shorter texts are labels, such as `Get a free quote`, which may stay as they are. */
const leastWords = 8

/**
 * Warns about texts left exactly as they ship with the project. Those that are true of this company may stay, which no check
 * can tell.
 */
export function findSampleTexts(
  content: readonly SourceText[],
  { contentFolder }: Pick<SourceLocations, 'contentFolder'>,
  known: ReadonlySet<string> = new Set(readFileSync(sampleTextsFile, 'utf8').split('\n')),
): Diagnostic[] {
  const files = content
    .filter(({ path }) => isShown(path, content))
    .flatMap((source) => {
      const all = listLongTexts(source)
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

function formatLines(texts: readonly LongText[]): string {
  const lines = [...new Set(texts.map(({ line }) => line))]
  const named = lines.slice(0, mostLines).join(', ')
  return `, on line${lines.length === 1 ? '' : 's'} ${named}${lines.length > mostLines ? ', …' : ''}`
}

interface LongText {
  /** Hash of its words, ignoring line breaks. */
  readonly hash: string
  /** The line where it begins. For a paragraph in a YAML value, the line of the value. */
  readonly line: number
}

/** Longer paragraphs in a file's YAML values and Markdown. */
export function listLongTexts(source: SourceText): LongText[] {
  const parsed = parseSource(source, () => undefined)
  if (!parsed) return []
  const { texts, body = { text: '', firstLine: 1 }, placeAt } = parsed
  const placeInBody = indexPlaces(body.text, body.firstLine)
  return [
    ...texts.flatMap(({ text, start }) => listParagraphs(text, () => placeAt(start).line)),
    ...listParagraphs(body.text, (index) => placeInBody(index).line),
  ]
}

function listParagraphs(text: string, lineAt: (index: number) => number): LongText[] {
  return [...text.matchAll(/\S[\s\S]*?(?=\n\s*\n|$)/g)].flatMap(({ 0: paragraph, index }) => {
    const words = paragraph.split(/\s+/).filter(Boolean)
    return words.length < leastWords ? [] : [{ hash: hashText(words.join(' ')).slice(0, 8), line: lineAt(index) }]
  })
}
