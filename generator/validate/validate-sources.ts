import { configSchema, type SiteConfig } from '../config/schema.ts'
import { type CollectionName, collections, type FileName, files } from '../content/collections.ts'
import { iconImage } from '../content/list-images.ts'
import type { PublicationOptions } from '../content/publication.ts'
import { collect, type Outcome, type Report } from '../diagnostics/diagnostic.ts'
import type { SourceLocations, Sources } from '../load/load-sources.ts'
import { type ParsedSource, parseSource } from '../load/parse-source.ts'
import { type MarkdownDocument, parseMarkdown } from '../markdown/parse-markdown.ts'
import { checkImages } from './check-images.ts'
import { checkLinks, listLinkTargets } from './check-links.ts'
import { checkMarkdown } from './check-markdown.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkReferences } from './check-references.ts'
import type { CheckedSource, Entries, Entry, SourceKind } from './entry.ts'
import { findInValue, findPlace, type Path } from './find-place.ts'
import { identifySource } from './identify-source.ts'
import { validateFile } from './validate-file.ts'

/**
 * Turns source files into typed entries. A file with mistakes is left out, and the others go on,
 * so that one run tells everything: what each file says, and then what the files say of each other.
 */
export function validateSources(
  sources: Sources,
  locations: SourceLocations,
  options: PublicationOptions,
): Outcome<Entries> {
  return collect((report) => {
    const config = validateConfig(sources, locations, report)
    const identified = sources.content.flatMap((source) => {
      const kind = identifySource(source, report)
      return kind ? [{ source, kind }] : []
    })
    const checked = identified.flatMap(({ source, kind }) => {
      const parsed = parseSource(source, report)
      return parsed ? [validateSource(parsed, kind, report)] : []
    })
    const entries = gatherEntries(config, checked)
    const present = new Set(sources.content.map(({ path }) => path))
    reportMissingFiles(present, locations.contentFolder, report)
    const targets = listLinkTargets(
      identified.map(({ kind }) => kind),
      checked.map(({ source }) => source),
      options,
    )
    for (const { source } of checked) {
      checkPlaceholders(source, report)
      checkImages(source, sources.images, report)
      checkMarkdown(source, report)
      checkLinks(source, targets, report)
    }
    reportMissingIcon(sources.images, locations.contentFolder, report)
    checkReferences(
      entries,
      checked.map(({ source }) => source),
      report,
    )
    return entries
  })
}

interface ValidatedSource {
  readonly source: CheckedSource
  readonly data: unknown
}

function validateConfig(sources: Sources, { configFile }: SourceLocations, report: Report): SiteConfig | undefined {
  if (!sources.config) {
    const message = 'The configuration of the site is missing.'
    report({ severity: 'error', code: 'content/missing-file', message, file: configFile })
    return undefined
  }
  const parsed = parseSource(sources.config, report)
  return parsed && validateFile(parsed, configSchema, report)
}

function validateSource(parsed: ParsedSource, kind: SourceKind, report: Report): ValidatedSource {
  const { schema, markdown: keys } = 'single' in kind ? files[kind.single] : collections[kind.collection]
  const data = validateFile(parsed, schema, report)
  const raw: unknown = data ?? parsed.yaml.toJS({ maxAliasCount: -1 })
  const markdown = parseTexts(parsed, raw, keys)
  return { data, source: { parsed, raw, markdown, kind, isValid: data !== undefined } }
}

/** Parses the Markdown texts of a file, valid or not: a dead link is told even where a title is missing. */
function parseTexts(parsed: ParsedSource, raw: unknown, keys: readonly string[]): Map<string, MarkdownDocument> {
  const documents = new Map<string, MarkdownDocument>()
  for (const path of keys.flatMap((key) => expandPath(raw, key.split('.')))) {
    const text = path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], raw)
    if (typeof text === 'string') documents.set(path.join('.'), placeDocument(parseMarkdown(text), parsed, path))
  }
  if (parsed.body) documents.set('body', parseMarkdown(parsed.body.text, parsed.body.firstLine))
  return documents
}

/** Inside a YAML value, places are those of what was typed: of the heading or the HTML itself where it is found. */
function placeDocument(document: MarkdownDocument, parsed: ParsedSource, path: Path): MarkdownDocument {
  const { place } = findPlace(parsed, path)
  return {
    ...document,
    headings: document.headings.map((heading) => ({ ...heading, place: findInValue(parsed, path, heading.text) })),
    rawHtml: document.rawHtml.map((html) => ({ ...html, place: findInValue(parsed, path, html.text) })),
    links: document.links.map((link) => ({ ...link, place })),
  }
}

function expandPath(raw: unknown, [step, ...rest]: readonly string[]): Path[] {
  if (step === undefined) return [[]]
  const steps = step === '*' ? (Array.isArray(raw) ? [...raw.keys()] : []) : [step]
  return steps.flatMap((key) => {
    const child = (raw as Record<PropertyKey, unknown> | null | undefined)?.[key]
    return expandPath(child, rest).map((path) => [key, ...path])
  })
}

function gatherEntries(config: SiteConfig | undefined, checked: readonly ValidatedSource[]): Entries {
  const valid = checked.filter(({ source }) => source.isValid)
  const inCollection = (name: CollectionName) =>
    valid.flatMap(({ source, data }) =>
      'collection' in source.kind && source.kind.collection === name ? [entryOf(source, source.kind.id, data)] : [],
    )
  const singles = valid.flatMap(({ source, data }) =>
    'single' in source.kind ? [[source.kind.single, entryOf(source, source.kind.single, data)] as const] : [],
  )
  // The one place where data that a schema has just passed gets that schema's type back.
  return {
    config,
    collections: { services: inCollection('services'), areas: inCollection('areas'), posts: inCollection('posts') },
    files: Object.fromEntries(singles),
  } as Entries
}

function entryOf(source: CheckedSource, id: string, data: unknown): Entry<unknown> {
  return { id, file: source.parsed.file, data, markdown: source.markdown }
}

function reportMissingIcon(images: readonly string[], contentFolder: string, report: Report): void {
  if (images.includes(iconImage)) return
  const message = "The drawing of the company's mark, which all icons are made from, is missing."
  report({ severity: 'error', code: 'images/missing', message, file: `${contentFolder}/images/${iconImage}` })
}

function reportMissingFiles(present: ReadonlySet<string>, contentFolder: string, report: Report): void {
  for (const name of Object.keys(files) as FileName[]) {
    const { path } = files[name]
    if (present.has(path)) continue
    report({
      severity: 'error',
      code: 'content/missing-file',
      message: 'The site cannot be built without this file.',
      file: `${contentFolder}/${path}`,
    })
  }
}
