import { resolve } from 'node:path'
import { type AssetCache, noCache } from './assets/cache/asset-cache.ts'
import { listImages, logoImages } from './schema/list-images.ts'
import type { PublicationOptions } from './schema/publication.ts'
import { type Diagnostic, hasErrors } from './shared/diagnostics/diagnostic.ts'
import type { SourceTexts } from './shared/diagnostics/format.ts'
import type { Files } from './shared/fs/files.ts'
import { checkHistory } from './content/history/check-history.ts'
import type { History } from './content/history/git-history.ts'
import { checkHosting } from './output/hosting/host-site.ts'
import { findEnglishTexts } from './content/release/find-english-texts.ts'
import { findPast } from './content/release/find-past.ts'
import { findSampleImages } from './content/release/find-sample-images.ts'
import { findSampleTexts } from './content/release/find-sample-texts.ts'
import { findSampleSettings } from './content/release/find-samples.ts'
import { loadSources, type SourceLocations, type Sources } from './content/load/load-sources.ts'
import type { Memoize } from './shared/cache/memo-cache.ts'
import type { Entries, Entry } from './content/validate/entry.ts'
import type { FileHashes } from './content/load/file-hashes.ts'
import { createReadings, openReadingCaches, type Readings } from './content/reading/readings.ts'
import type { LinkTargets } from './content/validate/links/link-targets.ts'
import { limitDiagnostics } from './content/validate/limit-diagnostics.ts'
import { validateSources } from './content/validate/validate-sources.ts'

/** Everything that a run depends on. The disk is only accessed through `files`. */
export interface CheckRequest extends PublicationOptions {
  readonly files: Files
  readonly locations: SourceLocations
  /** Slow results. A check only reads it, and decodes every image that isn't in it. */
  readonly cache?: AssetCache | undefined
  /** If absent, deleted posts aren't reported. */
  readonly history?: History | undefined
  /** Makes leftover sample content an error. */
  readonly launch?: boolean | undefined
  /** Files that don't need to be read again. */
  readonly hashes?: FileHashes | undefined
  /** Parsed file contents, including those of earlier runs. */
  readonly readings?: Readings | undefined
  /** Pass the same one to consecutive runs, so that only what changed is rebuilt. */
  readonly memoize?: Memoize | undefined
}

export interface CheckResult {
  readonly entries: Entries
  readonly diagnostics: readonly Diagnostic[]
  /** What must change before the site goes live; only part of the diagnostics if the request asks for it. */
  readonly samples: readonly Diagnostic[]
  /** The files that were read, for showing the lines around an error. */
  readonly texts: SourceTexts
  /** What couldn't be checked, or is over. One sentence each; none of them fails the run. */
  readonly notes: readonly string[]
}

/** load → validate, plus a check of every image: finds everything that would fail a build. Writes and renders nothing. */
export async function checkSite(request: CheckRequest): Promise<CheckResult> {
  const result = await readSite(request)
  const pictures = hasErrors(result.diagnostics) ? [] : await checkImages(request, result.entries)
  const samples = request.launch ? result.samples : []
  return { ...result, diagnostics: [...result.diagnostics, ...pictures, ...samples] }
}

async function checkImages(request: CheckRequest, { collections, files: singles }: Entries) {
  const { checkPictures } = await import('./assets/pictures/build-pictures.ts')
  const { openLogo } = await import('./assets/open-logo.ts')
  const entries: Entry<unknown>[] = [...Object.values(collections).flat(), ...Object.values(singles)]
  const named = new Set(entries.flatMap(({ data }) => listImages(data)).map(({ image }) => image))
  const texts = entries.flatMap(({ markdown }) => [...markdown.values()])
  const shown = texts.flatMap(({ pictures }) => pictures).map(({ image }) => image)
  const inTexts = new Set(shown.filter((image) => !named.has(image)))
  const { files, cache = noCache } = request
  const options = { files, cache, ...locateImages(request) }
  const { diagnostics } = await openLogo(options)
  const images = [...named, ...inTexts]
  const samples = request.launch ? findSampleImages([...new Set([...logoImages, ...images])], options) : []
  return [...diagnostics, ...(await checkPictures(images, options, inTexts)), ...samples]
}

/** load → validate → history: the parsed content and its diagnostics. `begin` is called as each stage after `load` begins. */
export async function readSite(
  request: CheckRequest,
  begin: (stage: string) => void = () => undefined,
): Promise<CheckResult & { readonly sources: Sources; readonly targets: LinkTargets }> {
  const { locations, history, today, audience, readings = createReadings(openReadingCaches()) } = request
  const { value: sources, diagnostics } = loadSources(request.files, locations, request.hashes)
  begin('validate')
  const checked = await validateSources(sources, locations, { today, audience, readings })
  const { entries, targets, samples } = checked.value
  begin('history')
  const past = await checkHistory(history, { sources, entries, locations, today })
  const isPublic = audience === 'public'
  const sampleTexts = request.launch
    ? [...findSampleTexts(sources.content, locations), ...findEnglishTexts(sources, entries, locations)]
    : []
  const hosting = isPublic ? checkHosting(entries, locations.configFile) : []
  return {
    sources,
    entries,
    targets,
    diagnostics: [
      ...diagnostics,
      ...checked.diagnostics,
      ...limitDiagnostics(past.diagnostics),
      ...hosting,
      ...sampleTexts,
    ],
    samples: isPublic ? [...(sources.config ? findSampleSettings(sources.config) : []), ...samples] : [],
    texts: createTexts(sources),
    notes: [...past.notes, ...findPast(entries, locations, today), ...(request.launch ? [confirmationNote] : [])],
  }
}

/** No check can see into the account that sends the emails. */
const confirmationNote =
  'The form promises visitors a confirmation email: set up the auto-reply, then send yourself a request (docs/quote-emails.md).'

/** A run's source texts by file name, each read on access. */
function createTexts({ config, content }: Sources): SourceTexts {
  const byName = new Map([...content, ...(config ? [config] : [])].map((source) => [source.file, source]))
  return {
    get(file) {
      const source = byName.get(file)
      // A file that couldn't be read as text has no lines to show.
      return source?.isUnread && source.text === '' ? undefined : source?.text
    },
  }
}

/** Where the images are, and how diagnostics name that folder. */
export function locateImages({ locations }: CheckRequest) {
  const { root, contentFolder } = locations
  return { imagesFolder: resolve(root, contentFolder, 'images'), reportedFolder: `${contentFolder}/images` }
}
