import { type CollectionName, collections, type FileName, files } from '../../schema/collections.ts'
import { idPattern } from '../../schema/fields.ts'
import { buildSlug } from '../../schema/slug.ts'
import type { SourceKind } from './entry.ts'

/** Endings of documents that are no plain text. */
const documents = ['.docx', '.doc', '.odt', '.rtf', '.pages', '.pdf'] as const

/** Endings that are written for those that are read. */
const endings: Readonly<Record<string, readonly string[]>> = {
  '.md': ['.markdown', '.mdx', '.mkd', '.txt', '.md.txt', '.htm', '.html', ...documents],
  '.yaml': ['.yml', '.yaml.txt', '.yml.txt', '.txt', '.json', ...documents],
}

/** What a file that is told as misplaced or misnamed was meant to be: what leads to its page, or needs it, is no second mistake. */
export function guessKind(path: string): SourceKind | undefined {
  const right = guessPath(path)
  if (right === undefined) return undefined
  for (const [name, file] of Object.entries(files)) if (file.path === right) return { single: name as FileName }
  const [folder = '', name = ''] = right.split('/')
  const collection = folder as CollectionName
  return { collection, id: name.slice(0, -collections[collection].extension.length) }
}

/** The path under `content/` that a file should have, where that can be told from the one it has. */
export function guessPath(path: string): string | undefined {
  const lower = path.toLowerCase()
  for (const { path: right } of Object.values(files)) {
    const extension = right.slice(right.lastIndexOf('.'))
    const stem = right.slice(0, -extension.length)
    if ([extension, ...(endings[extension] ?? [])].some((ending) => lower === `${stem}${ending}`)) return right
  }
  const steps = path.split('/')
  const folder = steps[0] ?? ''
  if (!Object.hasOwn(collections, folder) || steps.length < 2) return undefined
  const { extension } = collections[folder as CollectionName]
  // A folder that is named as a file would be was meant to be it, whatever lies in it.
  const name = (steps.slice(1).find((step) => step.endsWith(extension)) ?? steps.at(-1) ?? '').toLowerCase()
  const ending = [...(endings[extension] ?? []), extension].find((end) => name.endsWith(end))
  if (ending === undefined) return undefined
  const id = slugOf(name.slice(0, -ending.length))
  return `${folder}/${id}${extension}`
}

export function isDocument(path: string): boolean {
  return documents.some((ending) => path.toLowerCase().endsWith(ending))
}

/** The nearest name that can be an address. */
export function slugOf(name: string): string {
  const slug = buildSlug(name)
  return idPattern.test(slug) && slug !== 'index' ? slug : 'a-name'
}
