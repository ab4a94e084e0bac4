import { type CollectionName, collections, type FileName, files } from '../content/collections.ts'
import { idPattern } from '../content/fields.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../load/load-sources.ts'
import type { SourceKind } from './entry.ts'
import { findClosest } from './find-closest.ts'

const singles = new Map(Object.entries(files).map(([name, { path }]) => [path as string, name as FileName]))

/** Says what a file is by its path. `undefined` after it was reported as misplaced or misnamed. */
export function identifySource({ path, file }: SourceFile, report: Report): SourceKind | undefined {
  const single = singles.get(path)
  if (single) return { single }
  const [folder = '', name, ...deeper] = path.split('/')
  const collection = isCollection(folder) ? collections[folder] : undefined
  if (!collection || name === undefined || deeper.length > 0 || !name.endsWith(collection.extension)) {
    report({
      severity: 'error',
      code: 'content/misplaced-file',
      message: 'No page is made from this file.',
      file,
      hint: hintFor(path),
    })
    return undefined
  }
  const id = name.slice(0, -collection.extension.length)
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

function hintFor(path: string): string {
  const [folder = ''] = path.split('/')
  if (isCollection(folder))
    return `files in ${folder}/ end in ${collections[folder].extension} and stand in no folder of their own.`
  const closest = findClosest(path, [...singles.keys()])
  return closest
    ? `did you mean \`${closest}\`?`
    : `posts stand in posts/, cities in areas/, services in services/, pictures in images/.`
}

function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return slug || 'a-name'
}
