import { chooseConfigSchema, type SiteConfig } from '../../schema/site/config.ts'
import { type CollectionName, type FileName, files } from '../../schema/collections.ts'
import { type MarkdownWords, markdownWordsSchema, usualMarkdownWords } from '../../schema/pages/site.ts'
import { logoImages } from '../../schema/list-images.ts'
import type { PublicationOptions } from '../../schema/publication.ts'
import type { Diagnostic, Outcome, Report } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceLocations, Sources } from '../load/load-sources.ts'
import { draftLine, parseSource } from '../parse/parse-source.ts'
import { findDirection, resolveLocale } from '../../schema/site/locale.ts'
import { buildSitePlaceholders, fillTexts } from '../../schema/site/placeholders.ts'
import { checkHours } from './checks/check-hours.ts'
import { checkImageNames, checkImages } from './checks/check-images.ts'
import { checkNotices } from './checks/check-notices.ts'
import { createLinkCheck } from './checks/check-links.ts'
import { type LinkTargets, listLinkTargets } from './links/link-targets.ts'
import { checkGeo } from './checks/check-geo.ts'
import { checkCounts, type EntryCounts } from './checks/check-counts.ts'
import { checkPostOrPage } from './checks/check-post-or-page.ts'
import { checkRedirects } from './checks/check-redirects.ts'
import { checkReferences } from './checks/check-references.ts'
import { gatherReferences } from './checks/references.ts'
import { checkTexts } from './checks/texts/check-texts.ts'
import type { CheckedSource, Entries, Entry, SourceKind } from './entry.ts'
import { guessKind, identifySource } from './identify-source.ts'
import { limitDiagnostics, skipCorrectedLines } from './limit-diagnostics.ts'
import { entryOf, type ReadingRequest, type ReadSource, type Readings } from '../reading/readings.ts'
import { reportIn } from './report-in.ts'
import { validateFile } from './validate-file.ts'

/** Turns source files into typed entries. Leaves out invalid files and goes on, so that one run reports everything. */
export async function validateSources(
  sources: Sources,
  { configFile, contentFolder }: SourceLocations,
  options: PublicationOptions & { readonly readings: Readings },
): Promise<
  Outcome<{ readonly entries: Entries; readonly targets: LinkTargets; readonly samples: readonly Diagnostic[] }>
> {
  const found: Diagnostic[] = []
  const report: Report = (diagnostic) => found.push(diagnostic)
  const config = validateConfig(sources, configFile, options, report)
  const { country = 'US', language } = config ? resolveLocale(config) : {}
  const present = new Set(sources.content.map(({ path }) => path))
  const identified: ReadingRequest[] = []
  // Unreadable and misplaced files still exist, so their pages aren't reported as missing.
  const others: SourceKind[] = []
  for (const source of sources.content) {
    const kind = identifySource(source, present, report, language)
    const guessed = kind ? undefined : guessKind(source.path, language)
    if (kind) identified.push({ source, kind })
    if (guessed) others.push(guessed)
  }
  // Unread files have no text in memory.
  const readable = identified.filter(({ source }) => !source.isUnread)
  const counts = countEntries(identified, options)
  const values = config && buildSitePlaceholders(config, counts)
  const locale = {
    words: fillTexts(readMarkdownWords(readable), values ?? {}),
    country,
    direction: language === undefined ? undefined : findDirection(language),
  }
  const read = await options.readings.read(readable, { audience: options.audience, values, locale })
  for (const { reading } of read) found.push(...reading.diagnostics)
  const checked = read.flatMap((source) => source.checked ?? [])
  const checkedOf = new Map(checked.map((source) => [source.file, source]))
  const existing = [
    ...identified.map(({ source, kind }) => ({ kind, source: checkedOf.get(source.file) })),
    ...others.map((kind) => ({ kind, source: undefined })),
  ]
  const kinds = existing.map(({ kind }) => kind)
  const entries = { ...gatherEntries(config, read), downloads: sources.downloads }
  const images = new Set(sources.images)
  const targets = listLinkTargets(existing, entries.files, { ...options, url: config?.url, offered: sources.offered })
  const reportRest = skipCorrectedLines(read, report)
  checkEach(checked, { targets, images, today: options.today }, reportRest)
  checkRedirects(checked, targets, reportRest)
  checkCounts(checked, counts, reportRest)
  checkReferences(gatherReferences(entries, checkedOf, kinds, reportRest))
  checkGeo(entries, sources.config, report)
  checkImageNames(images, `${contentFolder}/images`, report)
  reportMissing(kinds, images, contentFolder, report)
  return {
    value: { entries, targets, samples: read.flatMap(({ reading }) => reading.samples) },
    diagnostics: limitDiagnostics(found),
  }
}

/** Counts services and cities on the site. Texts contain these numbers, so they're needed before any text is read. */
function countEntries(identified: readonly ReadingRequest[], { audience }: PublicationOptions): EntryCounts {
  const count = (name: CollectionName) =>
    identified.filter(
      ({ source, kind }) => kind.collection === name && (audience === 'authors' || !draftLine.test(source.text)),
    ).length
  return { services: count('services'), cities: count('areas') }
}

/** Markdown in all files is rendered with these, so they're needed before any is read. Errors in them are reported later. */
function readMarkdownWords(requests: readonly ReadingRequest[]): MarkdownWords {
  const found = requests.find(({ kind }) => kind.single === 'site')?.source
  if (!found?.text.includes('markdown')) return usualMarkdownWords
  const typed = parseSource(found, () => undefined)?.data as { readonly markdown?: unknown } | null
  return markdownWordsSchema.safeParse(typed?.markdown).data ?? usualMarkdownWords
}

/** Checks each file against the others. */
function checkEach(
  sources: readonly CheckedSource[],
  { targets, images, today }: { targets: LinkTargets; images: ReadonlySet<string>; today: string },
  report: Report,
): void {
  const checkLinks = createLinkCheck(targets)
  const checkLinksOfUnread = createLinkCheck(withHidden(targets))
  for (const source of sources) {
    for (const diagnostic of source.checks) report(diagnostic)
    checkPostOrPage(source, today, report)
    checkImages(source, images, report)
    if (source.hasUnreadKeys) checkLinksOfUnread(source, report)
    else checkLinks(source, report)
    checkNotices(source, targets, report)
  }
}

/** If a file's keys can't be read, neither can its publication date, so treat all unpublished pages as valid targets. */
function withHidden(targets: LinkTargets): LinkTargets {
  const hidden = [...targets.unpublished.keys()].map((address) => [address, undefined] as const)
  return { ...targets, pages: new Map([...targets.pages, ...hidden]), unpublished: new Map() }
}

/** Reports missing required files, including the logo. */
function reportMissing(
  kinds: readonly SourceKind[],
  images: ReadonlySet<string>,
  contentFolder: string,
  report: Report,
): void {
  const present = new Set(kinds.map(({ single }) => single))
  for (const [name, { path, optional }] of Object.entries(files)) {
    if (present.has(name as FileName) || optional) continue
    const message = "This file is missing, and the site can't be built without it."
    const hint = 'restore it from an earlier version.'
    reportIn({ file: `${contentFolder}/${path}` }, report).error('content/missing-file', undefined, message, hint)
  }
  reportLogos(
    logoImages.filter((image) => images.has(image)),
    `${contentFolder}/images`,
    report,
  )
}

/** Reports a missing logo, and a second one, which would have no effect. */
function reportLogos([logo, second]: readonly string[], folder: string, report: Report): void {
  const { error } = reportIn({ file: `${folder}/${second ?? logoImages[0]}` }, report)
  if (logo === undefined) {
    const message = "The company's logo, which all icons are made from, is missing."
    error('images/missing', undefined, message, 'save it there, or as `icon.png` if you have it only as an image.')
  } else if (second !== undefined) {
    const message = `There is another logo, \`${logo}\`, which is used instead of this one.`
    error('content/duplicate', undefined, message, "delete the one that isn't yours.")
  }
}

function validateConfig(
  { config }: Sources,
  configFile: string,
  options: PublicationOptions,
  report: Report,
): SiteConfig | undefined {
  if (!config) {
    const message = "The site's configuration is missing."
    const hint = 'restore it from an earlier version, or name another file with `--config`.'
    reportIn({ file: configFile }, report).error('content/missing-file', undefined, message, hint)
  }
  const parsed = config && parseSource(config, report)
  if (!parsed) return undefined
  const reportRest = skipCorrectedLines([parsed], report)
  checkTexts({ parsed }, options, reportRest)
  const valid = validateFile(parsed, chooseConfigSchema(parsed.data), reportRest)
  if (valid) checkHours(valid, parsed, reportRest)
  return valid
}

function gatherEntries(config: SiteConfig | undefined, read: readonly ReadSource[]): Omit<Entries, 'downloads'> {
  const collections: Record<CollectionName, Entry<unknown>[]> = { services: [], areas: [], posts: [], pages: [] }
  const singles: Partial<Record<FileName, Entry<unknown>>> = {}
  for (const source of read) {
    if (!source.reading.content?.isValid) continue
    const { kind } = source
    if (kind.collection) collections[kind.collection].push(entryOf(source))
    else singles[kind.single] = entryOf(source)
  }
  // The only place where data that just passed its schema gets the schema's type back.
  return { config, collections, files: singles } as unknown as Omit<Entries, 'downloads'>
}
