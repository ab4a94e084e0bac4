import { type CollectionName, collections, type FileName, files } from '../../schema/collections.ts'
import { idPattern } from '../../schema/fields.ts'
import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceFile } from '../load/load-sources.ts'
import type { SourceKind } from './entry.ts'
import { findClosest } from './links/find-closest.ts'
import { guessPath, isDocument, slugOf } from './guess-kind.ts'

const singles = new Map(Object.entries(files).map(([name, { path }]) => [path as string, name as FileName]))

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
  if (!collection || name === undefined || deeper.length > 0 || !name.endsWith(collection.extension)) {
    // What is no text was told as that.
    if (isUnread) return undefined
    report({
      severity: 'error',
      code: 'content/misplaced-file',
      message: 'No page is made from this file.',
      file,
      hint: hintFor(path, present),
    })
    return undefined
  }
  const id = name.slice(0, -collection.extension.length)
  const lower = `${folder}/${name.toLowerCase()}`
  if (lower !== path && present.has(lower)) {
    report({
      severity: 'error',
      code: 'content/duplicate',
      message: `The names of this file and of \`${lower}\` differ by capital letters only, so both would have one address.`,
      file,
      hint: 'delete one of the two, or give it a name of its own in small letters.',
    })
    return undefined
  }
  if (!idPattern.test(id) || id === 'index') {
    report({
      severity: 'error',
      code: 'content/invalid-id',
      message: `The name "${id}" cannot be an address: that may hold small letters, digits and single hyphens, and is not "index".`,
      file,
      hint: `rename the file to \`${slugOf(id)}${collection.extension}\`.`,
    })
    return undefined
  }
  return { collection: folder as CollectionName, id }
}

function isCollection(folder: string): folder is CollectionName {
  return Object.hasOwn(collections, folder)
}

function hintFor(path: string, present: ReadonlySet<string>): string {
  const [folder = ''] = path.split('/')
  if (/\.(webp|png|jpe?g|avif|svg|heic|gif)$/i.test(path)) return 'pictures stand in images/: move it there.'
  const right = guessPath(path)
  if (right !== undefined && path.startsWith(`${right}/`))
    return `\`${right}\` is a folder with the name of a file: move the text out of it, and give the file that name.`
  if (right !== undefined && isDocument(path))
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
