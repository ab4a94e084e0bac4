import { configSchema, type SiteConfig } from '../config/schema.ts'
import { type CollectionName, collections, files } from '../content/collections.ts'
import type { PublicationOptions } from '../content/publication.ts'
import { collect, type Outcome, type Report } from '../diagnostics/diagnostic.ts'
import type { SourceLocations, Sources } from '../load/load-sources.ts'
import { type ParsedSource, parseSource } from '../load/parse-source.ts'
import { makeAnew, type Remember } from '../memory/memory.ts'
import { checkEmptyFile } from './check-empty-file.ts'
import { checkGaps } from './check-gaps.ts'
import { checkHeadings } from './check-headings.ts'
import { checkImages } from './check-images.ts'
import { checkLinks, listLinkTargets } from './check-links.ts'
import type { LinkTargets } from './link-targets.ts'
import { checkMarkdown } from './check-markdown.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkPost } from './check-post.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkReferences } from './check-references.ts'
import { checkSearchTexts } from './check-search-texts.ts'
import type { CheckedSource, Entries, Entry, SourceKind } from './entry.ts'
import { guessKind } from './guess-kind.ts'
import { identifySource } from './identify-source.ts'
import { limitFaults } from './limit-faults.ts'
import { parseTexts } from './parse-texts.ts'
import { passOver } from './pass-over.ts'
import { reportMissingFiles, reportMissingIcon } from './report-missing.ts'
import { validateFile } from './validate-file.ts'

export interface ValidationOptions extends PublicationOptions {
  /** For runs that follow each other. */
  readonly remember?: Remember | undefined
}

/**
 * Turns source files into typed entries. A file with mistakes is left out, and the others go on,
 * so that one run tells everything: what each file says, and then what the files say of each other.
 */
export function validateSources(
  sources: Sources,
  locations: SourceLocations,
  options: ValidationOptions,
): Outcome<Entries> {
  const { value, diagnostics } = collect((report) => gatherAll(sources, { locations, options }, report))
  return { value, diagnostics: limitFaults(diagnostics) }
}

function gatherAll(
  sources: Sources,
  { locations, options }: { readonly locations: SourceLocations; readonly options: ValidationOptions },
  reportAny: Report,
): Entries {
  const { remember = makeAnew } = options
  const config = validateConfig(sources, { locations, options }, reportAny)
  const present = new Set([...sources.content.map(({ path }) => path), ...sources.unreadable])
  const identified = sources.content.flatMap((source) => {
    const kind = identifySource(source, present, reportAny)
    return kind ? [{ source, kind }] : []
  })
  const checked = identified.flatMap(({ source, kind }) => {
    // Its text is not what lies on the disk.
    if (source.isUnread) return []
    // What a file says by itself depends on its path and text alone.
    const { value, diagnostics } = remember(`source ${source.file}`, source.text, () =>
      collect((reportOwn) => {
        const parsed = parseSource(source, reportOwn)
        return parsed && validateSource(parsed, kind, passOver([parsed], reportOwn))
      }),
    )
    for (const diagnostic of diagnostics) reportAny(diagnostic)
    return value ? [value] : []
  })
  const report = passOver(
    checked.map(({ source }) => source.parsed),
    reportAny,
  )
  const entries = gatherEntries(config, checked)
  const kinds = [...identified.map(({ kind }) => kind), ...guessOtherKinds(present, identified)]
  reportMissingFiles(kinds, locations.contentFolder, report)
  const targets = listLinkTargets(
    kinds,
    checked.map(({ source }) => source),
    { ...options, url: config?.url },
  )
  for (const { source } of checked) {
    // What is wrong with a file by itself depends on its text and the day alone.
    const input = `${options.today} ${options.audience}\n${source.parsed.text}`
    const own = remember(`checks ${source.parsed.file}`, input, () =>
      collect((reportOwn) => checkByItself(source, options, reportOwn)),
    )
    for (const diagnostic of own.diagnostics) report(diagnostic)
    checkImages(source, sources.images, report)
    checkLinks(source, targetsFor(source, targets), report)
  }
  checkRedirects(
    checked.map(({ source }) => source),
    targets,
    report,
  )
  reportMissingIcon(sources.images, locations.contentFolder, report)
  checkReferences(
    entries,
    checked.map(({ source }) => source),
    kinds,
    report,
  )
  return entries
}

function checkByItself(source: CheckedSource, options: ValidationOptions, report: Report): void {
  checkPlaceholders(source, report)
  checkGaps(source, options, report)
  checkMarkdown(source, report)
  checkHeadings(source, report)
  checkPost(source, options, report)
  checkSearchTexts(source, report)
}

interface ValidatedSource {
  readonly source: CheckedSource
  readonly data: unknown
}

/** Whether a file whose keys cannot be read is public as early as a post that it links to, nobody knows. */
function targetsFor({ parsed }: CheckedSource, targets: LinkTargets): LinkTargets {
  if (!parsed.hasUnreadKeys) return targets
  const hidden = [...targets.unpublished.keys()].map((address) => [address, undefined] as const)
  return { ...targets, pages: new Map([...targets.pages, ...hidden]), unpublished: new Map() }
}

function validateConfig(
  sources: Sources,
  { locations: { configFile }, options }: { readonly locations: SourceLocations; readonly options: ValidationOptions },
  reportAny: Report,
): SiteConfig | undefined {
  if (!sources.config && sources.unreadable.includes(configFile)) return undefined
  if (!sources.config) {
    const message = 'The configuration of the site is missing.'
    const hint = 'put it back from an earlier version, or name another with `--config`.'
    reportAny({ severity: 'error', code: 'content/missing-file', message, file: configFile, hint })
    return undefined
  }
  const parsed = parseSource(sources.config, reportAny)
  if (!parsed) return undefined
  const report = passOver([parsed], reportAny)
  if (checkEmptyFile(parsed, { schema: configSchema }, report)) return undefined
  checkPlaceholders({ parsed }, report)
  checkGaps({ parsed }, options, report)
  return validateFile(parsed, configSchema, report)
}

function validateSource(parsed: ParsedSource, kind: SourceKind, report: Report): ValidatedSource {
  const { schema, markdown: keys } = 'single' in kind ? files[kind.single] : collections[kind.collection]
  const isKnown = !parsed.hasUnreadKeys && !checkEmptyFile(parsed, { schema, kind }, report)
  const data = isKnown ? validateFile(parsed, schema, report) : undefined
  const raw: unknown = data ?? parsed.yaml.toJS({ maxAliasCount: -1 })
  const markdown = parseTexts(parsed, raw, keys, report)
  return { data, source: { parsed, raw, markdown, kind, isValid: data !== undefined } }
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

/** What files were meant to be that could not be read, or were told as misplaced: nobody misses their pages. */
function guessOtherKinds(
  present: ReadonlySet<string>,
  identified: readonly { readonly source: { readonly path: string } }[],
): SourceKind[] {
  const known = new Set(identified.map(({ source }) => source.path))
  return [...present].flatMap((path) => {
    const kind = known.has(path) ? undefined : guessKind(path)
    return kind ? [kind] : []
  })
}
