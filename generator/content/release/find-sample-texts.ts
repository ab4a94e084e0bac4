import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf } from '../../shared/diagnostics/format.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { sourceFolder } from '../../shared/fs/source-folder.ts'
import { hashText, type SourceText } from '../load/source-file.ts'
import type { SourceLocations } from '../load/load-sources.ts'
import { parseSource } from '../parse/parse-source.ts'

/** Hashes of the texts that this project begins with, as `hashSampleTexts` gives them, one a line. */
export const sampleTextsFile = join(sourceFolder, 'generator', 'content', 'release', 'sample-texts.txt')

/** Shorter texts are labels, such as `Get a free quote`, and may well be the same everywhere. */
const leastWords = 8

/**
 * Says which files still hold texts that the project begins with, word for word. A warning, since a company may keep what is true of
 * it too, and no check can tell the two apart.
 */
export function findSampleTexts(
  content: readonly SourceText[],
  { contentFolder }: Pick<SourceLocations, 'contentFolder'>,
  known: ReadonlySet<string> = readSampleTexts(),
): Diagnostic[] {
  const files = content
    .filter(({ path }) => isShown(path, content))
    .flatMap((source) => {
      const hashes = hashSampleTexts(source)
      const same = hashes.filter((hash) => known.has(hash)).length
      return same > 0 ? [{ file: source.file, same, all: hashes.length }] : []
    })
  if (files.length === 0) return []
  const total = files.reduce((sum, { same }) => sum + same, 0)
  return [
    {
      severity: 'warning',
      code: 'launch/sample-texts',
      message: `${countOf(total, 'text')} in ${countOf(files.length, 'file')} ${total === 1 ? 'is' : 'are'} still word for word the sample's.`,
      file: contentFolder,
      hint: 'read them. Keep what is true of your company, and rewrite the rest in your own words.',
      notes: files.map(({ file, same, all }) => ({ message: `${same} of ${countOf(all, 'text')}`, file })),
    },
  ]
}

/** What the texts of a page need to be on the site: a site without posts has no blog. */
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

/** The hashes of a file's texts of some length: of each value in its YAML and each paragraph in its Markdown, however its lines are broken. */
export function hashSampleTexts(source: SourceText): string[] {
  const parsed = parseSource(source, () => undefined)
  if (!parsed) return []
  return [...parsed.texts.map(({ text }) => text), parsed.body?.text ?? '']
    .flatMap((text) => text.split(/\n\s*\n/))
    .map((text) => text.split(/\s+/).filter(Boolean))
    .filter((words) => words.length >= leastWords)
    .map((words) => hashText(words.join(' ')).slice(0, 8))
}

function readSampleTexts(): ReadonlySet<string> {
  return new Set(readFileSync(sampleTextsFile, 'utf8').split('\n').filter(Boolean))
}
