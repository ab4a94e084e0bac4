import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { chooseConfigSchema, type SiteConfig } from '../../generator/schema/site/config.ts'
import {
  type CollectionEntries,
  type CollectionName,
  collections,
  type FileData,
  type FileName,
  files,
  findBuiltIn,
} from '../../generator/schema/collections.ts'
import { formatPhoneHref } from '../../generator/schema/kinds/contact-details.ts'
import { formatHourLines } from '../../generator/schema/site/format-hours.ts'
import { buildSitePlaceholders, fillText } from '../../generator/schema/site/placeholders.ts'
import { resolveLocale } from '../../generator/schema/site/locale.ts'
import { siteRoot } from './project.ts'
import { formatDay } from '../../generator/shared/dates.ts'

/** The company and its services from the configuration. */
export const config = readConfig()

function readConfig(): SiteConfig {
  const typed: unknown = parse(readFileSync(resolve(siteRoot, 'site.config.yaml'), 'utf8'))
  return chooseConfigSchema(typed).parse(typed)
}

/** Formats of dates, numbers and distances. */
export const locale = resolveLocale(config)

/** Values of the placeholders that stand for facts about the company. */
const facts: Readonly<Record<string, string>> = buildSitePlaceholders(config, {
  services: countPublic('services'),
  cities: countPublic('areas'),
})

/** The hours in one line. */
export const { hours = '' } = facts

/** The hours as pages list them: a line for each group of days. */
export const hourLines = formatHourLines(config.company.hours, locale.language)

/** The company's `tel:` URL. */
export const phoneHref = formatPhoneHref(config.company.phone, locale.country)

/** A text with its placeholders replaced: the company's facts, and `values`. */
export function fill(text: string, values: Readonly<Record<string, string>> = {}): string {
  return fillText(text, { ...facts, ...values })
}

/** Counts the entries that aren't drafts. */
function countPublic(collection: 'services' | 'areas'): number {
  const names = listContent(collection).filter((file) => file.endsWith('.yaml'))
  return names.filter((file) => !/^draft: true/m.test(readContent(`${collection}/${file}`))).length
}

/** An entry of a collection, with its file name and the text below its front matter. */
type ContentEntry<Name extends CollectionName> = CollectionEntries[Name] & {
  readonly id: string
  readonly body: string
}

/** The contents of a file that exists once, with the company's facts filled in. */
export function readTexts<Name extends FileName>(file: Name): FileData<Name> {
  // Most optional files are lists.
  if (!hasContent(files[file].path)) return [] as unknown as FileData<Name>
  return splitSource(readContent(files[file].path)).data as FileData<Name>
}

export function hasContent(path: string): boolean {
  return existsSync(resolve(siteRoot, 'content', path))
}

/** The files in a folder. Git doesn't keep empty folders. */
function listContent(folder: string): string[] {
  return hasContent(folder) ? readdirSync(resolve(siteRoot, 'content', folder)) : []
}

/** The Markdown below the front matter of a file that exists once. */
export function readBody(file: FileName): string {
  return splitSource(readContent(files[file].path)).body
}

/** The public entries of a collection in file name order, without the built-in pages. */
export function readEntries<Name extends CollectionName>(collection: Name): readonly ContentEntry<Name>[] {
  const { extension } = collections[collection]
  const names = listContent(collection)
    .filter((file) => file.endsWith(extension))
    .filter((file) => collection !== 'pages' || !findBuiltIn(file.slice(0, -extension.length)))
  return names
    .toSorted()
    .map((file) => {
      const { data, body } = splitSource(readContent(`${collection}/${file}`))
      return { ...(data as CollectionEntries[Name]), id: file.slice(0, -extension.length), body }
    })
    .filter(isPublic)
}

/** The entries of a collection that has an order. */
export function readOrdered<Name extends 'services' | 'areas'>(collection: Name): readonly ContentEntry<Name>[] {
  return readEntries(collection).toSorted((a, b) => a.order - b.order)
}

/** The public posts, newest first. */
export function readPosts(): readonly ContentEntry<'posts'>[] {
  return readEntries('posts').toSorted((a, b) => b.date.localeCompare(a.date))
}

/** A text without what pages add to links to files, such as `(PDF, 240 KB)`, or what an author wrote there. */
export function leaveOutFacts(text: string): string {
  return text.replaceAll(/\s*\((?:PDF|Word|Excel|PowerPoint|DOCX|XLSX|PPTX|ODT|ODS|CSV|TXT|ZIP)\b[^()]*\)/gi, '')
}

/** Paragraphs, headings and lists of a Markdown text, also in quotes, each as a reader sees it. Tables are left out. */
export function readBlocks(markdown: string): readonly string[] {
  return markdown
    .replaceAll(/^(?:>[ \t]?)+(?:\[!\w+\])?/gm, '')
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '' && !block.startsWith('|'))
    .map((block) =>
      block
        .replaceAll(/^- \[ \] /gm, `${readTexts('site').markdown?.open ?? 'To do:'} `)
        .replaceAll(/^- \[x\] /gim, `${readTexts('site').markdown?.done ?? 'Done:'} `)
        .replaceAll(/^\s*([-*]|\d+\.|#+)\s+/gm, '')
        .replaceAll(/\[([^\]]+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
        .replaceAll(/<\/?[a-z][^>]*>/g, '')
        .replaceAll('*', '')
        // Footnotes have a number of their own on the page.
        .replaceAll(/\[\^[^\]]+\]:?/g, '')
        .replaceAll(/[ \t\n\r\f]+/g, ' ')
        .trim(),
    )
}

function readContent(path: string): string {
  return readFileSync(resolve(siteRoot, 'content', path), 'utf8')
}

function splitSource(source: string): { data: unknown; body: string } {
  const [, frontMatter, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [undefined, source]
  const data: unknown = parse(frontMatter ?? '', (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  )
  return { data, body: fill(body) }
}

function isPublic(entry: object): boolean {
  const { draft = false, date = '' } = entry as { draft?: boolean; date?: string }
  return !draft && date <= formatDay(new Date(), locale.timeZone)
}
