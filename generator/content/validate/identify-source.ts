import { type CollectionName, collections, type FileName, files, findBuiltIn } from '../../schema/collections.ts'
import { kindOfDownload, suggestDownloadName } from '../../schema/download.ts'
import { idPattern } from '../../schema/fields.ts'
import { isPictureFile } from '../../schema/kinds/image-path.ts'
import { pagePath, takenNames } from '../../schema/paths.ts'
import { buildSlug } from '../../schema/slug.ts'
import type { Finding, Report } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceFile } from '../load/source-file.ts'
import type { SourceKind } from './entry.ts'
import { findClosest } from '../../shared/find-closest.ts'

const singles = new Map(Object.entries(files).map(([name, { path }]) => [path, name as FileName]))

/** Identifies a file by its path. Returns `undefined` after reporting a misplaced or misnamed one. `present` has all paths. */
export function identifySource(
  { path, file, isReported }: Pick<SourceFile, 'path' | 'file' | 'isReported'>,
  present: ReadonlySet<string>,
  report: Report,
  language?: string,
): SourceKind | undefined {
  const single = singles.get(path)
  if (single) return { single }
  const [folder = '', name = '', ...deeper] = path.split('/')
  const extension = extensionOf(folder)
  const content = file.slice(0, -path.length)
  if (extension === undefined || deeper.length > 0 || !name.endsWith(extension)) {
    const message = "This file isn't used for any page."
    const hint = hintForMisplaced(path, present, content)
    if (!isReported) report({ severity: 'error', code: 'content/misplaced-file', file, message, hint })
    return undefined
  }
  const id = name.slice(0, -extension.length)
  const found =
    explainCase(`${folder}/${name}`, present, content) ??
    (folder === 'pages' ? explainTaken(id, content) : undefined) ??
    explainId(id, extension, language)
  if (!found) return { collection: folder as CollectionName, id }
  report({ severity: 'error', file, ...found })
  return undefined
}

function explainCase(path: string, present: ReadonlySet<string>, content: string): Finding | undefined {
  const lower = path.toLowerCase()
  if (lower === path || !present.has(lower)) return undefined
  const message = `The names of this file and \`${content}${lower}\` differ only in capitalization, so they would have the same address.`
  const hint = 'delete one of them, or give it a different name in lowercase letters.'
  return { code: 'content/duplicate', message, hint }
}

/** Explains a page name that another part of the site already uses. */
function explainTaken(id: string, content: string): Finding | undefined {
  const code = 'content/taken-address'
  const rename = 'give this file another name'
  const builtIn = findBuiltIn(id)
  if (builtIn !== undefined) {
    const hint = `change the text in \`${content}${builtIn}\`, or ${rename}.`
    return { code, message: `"${id}" is the name of a built-in page.`, hint }
  }
  const owner = Object.hasOwn(takenNames, id) ? takenNames[id] : undefined
  if (owner === undefined) return undefined
  const message = `The address \`${pagePath(id)}\` is already used by ${owner}.`
  return { code, message, hint: `${rename}, such as \`our-${id}.md\`.` }
}

function explainId(id: string, extension: string, language?: string): Finding | undefined {
  if (isId(id)) return undefined
  const message =
    id === 'index'
      ? 'The name "index" is already used by lists of pages.'
      : `The name "${id}" can't be used in an address. Use only lowercase letters, digits and single hyphens.`
  return { code: 'content/invalid-id', message, hint: `rename the file to \`${suggestId(id, language)}${extension}\`.` }
}

function extensionOf(folder: string): string | undefined {
  return Object.hasOwn(collections, folder) ? collections[folder as CollectionName].extension : undefined
}

function hintForMisplaced(path: string, present: ReadonlySet<string>, content: string): string {
  if (isPictureFile(path)) return `move it to \`${content}images/\`.`
  const right = guessPath(path)
  if (right !== undefined) {
    if (path.startsWith(`${right}/`))
      return `\`${content}${right}\` is a folder, but should be a file: move \`${path.slice(right.length + 1)}\` out of it, delete the folder, and rename \`${path.slice(right.length + 1)}\` to \`${right.split('/').at(-1)}\`.`
    if (documents.some((ending) => path.toLowerCase().endsWith(ending)))
      return kindOfDownload(path) === undefined
        ? `put its text in a file named \`${content}${right}\`, and move this file out of \`${content}\`.`
        : `put its text in a file named \`${content}${right}\`, or move this file to \`${content}files/\` to offer it for download.`
    if (present.has(right)) return `\`${content}${right}\` already exists: delete one of them.`
    return `${right.split('/').length === path.split('/').length ? 'rename' : 'move'} it to \`${content}${right}\`.`
  }
  if (kindOfDownload(path) !== undefined)
    return `move it to \`${content}files/${suggestDownloadName(path.split('/').at(-1) ?? path)}\` to offer it for download.`
  const [folder = ''] = path.split('/')
  const extension = extensionOf(folder)
  if (folder === 'pages') return hintForPage(path, content)
  if (extension !== undefined)
    return `files in \`${content}${folder}/\` end in ${extension} and can't be in a subfolder: rename this one, or move it out of \`${content}\`.`
  const meant = findClosest(folder, [...Object.keys(collections), 'images', 'files'])
  if (path.includes('/') && meant !== undefined && meant !== folder)
    return `did you mean the folder \`${content}${meant}/\`?`
  const closest = findClosest(path, [...singles.keys()])
  if (closest === undefined)
    return `posts go in \`${content}posts/\`, cities in \`${content}areas/\`, services in \`${content}services/\`, images in \`${content}images/\`.`
  return hintForClosest(path, closest, content)
}

function hintForClosest(path: string, right: string, content: string): string {
  const isNamed = right.split('/').at(-1) === path.split('/').at(-1)
  return isNamed ? `move it to \`${content}${right}\`.` : `did you mean \`${content}${right}\`?`
}

/** Suggests the right file for `pages/abuot.yaml` or `pages/careers.yaml`. */
function hintForPage(path: string, content: string): string {
  const meant = findClosest(stemOf(path), [...singles.keys()].map(stemOf))
  const right = meant && (findBuiltIn(meant) ?? `${meant}.yaml`)
  if (right !== undefined) return hintForClosest(path, right, content)
  return `your own pages are Markdown files: write it as \`${content}pages/${suggestId(stemOf(path))}.md\`.`
}

function stemOf(path: string): string {
  return path.replace(/^pages\//, '').replace(/\.\w+$/, '')
}

const documents = ['.docx', '.doc', '.odt', '.rtf', '.pages', '.pdf'] as const

/** Supported extensions, and others that people use for them. */
const endings: Readonly<Record<string, readonly string[]>> = {
  '.md': ['.markdown', '.mdx', '.mkd', '.md.txt', '.txt', '.htm', '.html', ...documents, '.md'],
  '.yaml': ['.yml', '.yaml.txt', '.yml.txt', '.txt', '.json', ...documents, '.yaml'],
}

/** What a misplaced or misnamed file was meant to be, so that links to it and files that need it aren't reported too. */
export function guessKind(path: string, language?: string): SourceKind | undefined {
  const right = guessPath(path, language)
  if (right === undefined) return undefined
  const single = singles.get(right)
  if (single) return { single }
  const [collection = '', name = ''] = right.split('/')
  return { collection: collection as CollectionName, id: name.slice(0, -(extensionOf(collection)?.length ?? 0)) }
}

/** Paths of single files, by all their likely misnamings. */
const misnamed = new Map(
  [...singles.keys()].flatMap((right) => {
    const [, stem = '', extension = ''] = /^(.*)(\..*)$/.exec(right) ?? []
    return (endings[extension] ?? []).map((ending) => [`${stem}${ending}`, right] as const)
  }),
)

/** The path that a file should have under `content/`, if its current path reveals it. */
function guessPath(path: string, language?: string): string | undefined {
  const single = misnamed.get(path.toLowerCase())
  if (single !== undefined) return single
  const [folder = '', ...steps] = path.split('/')
  const extension = extensionOf(folder)
  if (extension === undefined || steps.length === 0) return undefined
  // A folder named like a file was meant to be that file, whatever it contains.
  // Other systems keep a post in a folder of its own, as in `my-post/index.md`.
  const own = steps.at(-1)?.replace(/^index(?=\.)/i, steps.at(-2) ?? 'index')
  const name = (steps.slice(0, -1).find((step) => step.endsWith(extension)) ?? own ?? '').toLowerCase()
  const ending = endings[extension]?.find((end) => name.endsWith(end))
  return ending && `${folder}/${suggestId(name.slice(0, -ending.length), language)}${extension}`
}

/** Whether a file name can be part of a URL. A page's `index` is its folder. */
export function isId(name: string): boolean {
  return idPattern.test(name) && name !== 'index'
}

function suggestId(name: string, language?: string): string {
  const slug = buildSlug(name, language)
  return isId(slug) ? slug : 'a-name'
}
