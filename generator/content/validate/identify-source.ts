import { type CollectionName, collections, type FileName, files } from '../../schema/collections.ts'
import { idPattern } from '../../schema/fields.ts'
import { buildSlug } from '../../schema/slug.ts'
import { type Report, reportIn } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceFile } from '../load/load-sources.ts'
import type { SourceKind } from './entry.ts'
import { findClosest } from './links/find-closest.ts'

const singles = new Map(Object.entries(files).map(([name, { path }]) => [path, name as FileName]))

/** Says what a file is by its path. `undefined` after it was reported as misplaced or misnamed; `present` are all paths. */
export function identifySource(
  { path, file, isUnread }: Pick<SourceFile, 'path' | 'file' | 'isUnread'>,
  present: ReadonlySet<string>,
  report: Report,
): SourceKind | undefined {
  const single = singles.get(path)
  if (single) return { single }
  const [folder = '', name, ...deeper] = path.split('/')
  const collection = isCollection(folder) ? collections[folder] : undefined
  const { error } = reportIn(file, report)
  if (!collection || name === undefined || deeper.length > 0 || !name.endsWith(collection.extension)) {
    // What is no text was reported as that.
    if (!isUnread)
      error('content/misplaced-file', undefined, 'No page is made from this file.', hintForMisplaced(path, present))
    return undefined
  }
  const id = name.slice(0, -collection.extension.length)
  const lower = `${folder}/${name.toLowerCase()}`
  if (lower !== path && present.has(lower)) {
    const message = `The names of this file and of \`${lower}\` differ by capital letters only, so both would have one address.`
    const hint = 'delete one of the two, or give it a name of its own in small letters.'
    error('content/duplicate', undefined, message, hint)
    return undefined
  }
  if (!isId(id)) {
    const message = `The name "${id}" cannot be an address: that may hold small letters, digits and single hyphens, and is not "index".`
    const hint = `rename the file to \`${suggestId(id)}${collection.extension}\`.`
    error('content/invalid-id', undefined, message, hint)
    return undefined
  }
  return { collection: folder as CollectionName, id }
}

function isCollection(folder: string): folder is CollectionName {
  return Object.hasOwn(collections, folder)
}

function hintForMisplaced(path: string, present: ReadonlySet<string>): string {
  const [folder = ''] = path.split('/')
  if (/\.(webp|png|jpe?g|avif|svg|heic|gif)$/i.test(path)) return 'pictures stand in images/: move it there.'
  const right = guessPath(path)
  const isDocument = documents.some((ending) => path.toLowerCase().endsWith(ending))
  if (right !== undefined && path.startsWith(`${right}/`))
    return `\`${right}\` is a folder with the name of a file: move the text out of it, and give the file that name.`
  if (right !== undefined && isDocument)
    return `write its text into a file \`${right}\`, and move this one out of content/.`
  if (right !== undefined && present.has(right)) return `there is \`${right}\` already: delete one of the two.`
  if (right !== undefined)
    return `${right.split('/').length === path.split('/').length ? 'rename' : 'move'} it to \`${right}\`.`
  if (isCollection(folder))
    return `files in ${folder}/ end in ${collections[folder].extension} and stand in no folder of their own.`
  const folders = [...Object.keys(collections), 'pages', 'images']
  const meant = findClosest(folder, folders)
  if (path.includes('/') && meant !== undefined && meant !== folder) return `did you mean the folder \`${meant}/\`?`
  const closest = findClosest(path, [...singles.keys()])
  return closest
    ? `did you mean \`${closest}\`?`
    : `posts stand in posts/, cities in areas/, services in services/, pictures in images/.`
}

/** Endings of documents that are no plain text. */
const documents = ['.docx', '.doc', '.odt', '.rtf', '.pages', '.pdf'] as const

/** Endings that are written for those that are read. */
const endings: Readonly<Record<string, readonly string[]>> = {
  '.md': ['.markdown', '.mdx', '.mkd', '.txt', '.md.txt', '.htm', '.html', ...documents],
  '.yaml': ['.yml', '.yaml.txt', '.yml.txt', '.txt', '.json', ...documents],
}

/** What a file that is reported as misplaced or misnamed was meant to be: what leads to its page, or needs it, is no second mistake. */
export function guessKind(path: string): SourceKind | undefined {
  const right = guessPath(path)
  if (right === undefined) return undefined
  const single = singles.get(right)
  if (single) return { single }
  const [folder = '', name = ''] = right.split('/')
  const collection = folder as CollectionName
  return { collection, id: name.slice(0, -collections[collection].extension.length) }
}

/** The path under `content/` that a file should have, where that can be told from the one it has. */
function guessPath(path: string): string | undefined {
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
  return `${folder}/${suggestId(name.slice(0, -ending.length))}${extension}`
}

function isId(name: string): boolean {
  return idPattern.test(name) && name !== 'index'
}

/** The nearest name that can be an address. */
function suggestId(name: string): string {
  const slug = buildSlug(name)
  return isId(slug) ? slug : 'a-name'
}
