import { isEnglish, resolveLocale } from '../../schema/site/locale.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceLocations, Sources } from '../load/load-sources.ts'
import { parseSource } from '../parse/parse-source.ts'
import type { Entries } from '../validate/entry.ts'

/** Warns about texts that a site in another language has in English, because their keys are left out. */
export function findEnglishTexts(
  { content }: Pick<Sources, 'content'>,
  { config, files }: Pick<Entries, 'config' | 'files'>,
  { contentFolder }: Pick<SourceLocations, 'contentFolder'>,
): Diagnostic[] {
  if (!config || isEnglish(resolveLocale(config).language)) return []
  const notes = Object.values(files).flatMap(({ file, data }) => {
    const source = content.find((one) => one.file === file)
    const keys = listLeftOut(data, source && parseSource(source, () => undefined)?.data)
    return keys.length > 0 ? [{ message: keys.map((key) => `\`${key}\``).join(', '), file }] : []
  })
  if (notes.length === 0) return []
  return [
    {
      severity: 'warning',
      code: 'launch/sample-texts',
      message: 'Keys are left out whose default text is in English.',
      file: contentFolder,
      hint: 'add those that visitors of your site see, in your language; docs/content.md has their English text.',
      notes,
    },
  ]
}

/** Keys of text, or of groups with text, that have a value only by default. */
function listLeftOut(value: unknown, typed: unknown, path: readonly string[] = []): string[] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  const below = isGroup ? Object.entries(value) : []
  if (typed !== undefined)
    return below.flatMap(([key, child]) =>
      listLeftOut(child, (typed as Readonly<Record<string, unknown>> | null)?.[key], [...path, key]),
    )
  return typeof value === 'string' || below.length > 0 ? [path.join('.')] : []
}
