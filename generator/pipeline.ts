import { resolve } from 'node:path'
import { type AssetCache, noCache } from './assets/asset-cache.ts'
import type { EntryPoints } from './assets/build-assets.ts'
import type { PublicationOptions } from './content/publication.ts'
import type { StyleguideSources } from './dev/styleguide.ts'
import { type Diagnostic, hasErrors } from './diagnostics/diagnostic.ts'
import type { SourceTexts } from './diagnostics/format.ts'
import type { Files } from './fs/files.ts'
import { checkHistory, noPast } from './history/check-history.ts'
import type { History } from './history/history.ts'
import { findSamples } from './launch/find-samples.ts'
import { iconImage, listImages } from './content/list-images.ts'
import { loadSources, type SourceLocations } from './load/load-sources.ts'
import { makeAnew, type Remember } from './memory/memory.ts'
import type { OutputFile } from './output/output-file.ts'
import type { RenderOptions, RenderPage } from './render/render-site.ts'
import type { Entries } from './validate/entry.ts'
import { validateSources } from './validate/validate-sources.ts'

/** Everything that a run depends on; the disk is reached through `files` alone. */
export interface CheckRequest extends PublicationOptions {
  readonly files: Files
  readonly locations: SourceLocations
  /** What was dear to make; a check only reads it, and looks at every picture where there is none. */
  readonly cache?: AssetCache | undefined
  /** Absent where nobody has to hear of posts that are gone. */
  readonly history?: History | undefined
  /** What must not go live is an error. */
  readonly launch?: boolean | undefined
  /** Runs that follow each other give the same one: only what was changed is then made again. */
  readonly remember?: Remember | undefined
}

export interface BuildRequest extends CheckRequest {
  readonly cache: AssetCache
  readonly entries: EntryPoints
  readonly mode: 'production' | 'development'
  /** The quote form goes to a stand-in on the server that serves the page, and to nobody else. */
  readonly sendsToStandIn: boolean
  readonly renderPage: RenderPage
  readonly social: RenderOptions['social']
  /** Where an author gets a page of all tokens and components. */
  readonly styleguide?: StyleguideSources | undefined
  readonly onProgress?: ((what: 'pictures' | 'cards', done: number, total: number) => void) | undefined
}

export interface Run {
  readonly diagnostics: readonly Diagnostic[]
  /** What must change before the site goes live; among the diagnostics only where the request says so. */
  readonly samples: readonly Diagnostic[]
  /** What was read, for the lines around a mistake. */
  readonly texts: SourceTexts
  /** What could not be looked at, and is nobody's mistake: a sentence each. */
  readonly notes: readonly string[]
}

export interface CheckResult extends Run {
  readonly entries: Entries
}

export interface BuildResult extends CheckResult {
  /** The whole site; absent after errors. */
  readonly outputs?: readonly OutputFile[]
}

/** load → validate, and a look at every picture: all that a build would refuse. Writes nothing and renders nothing. */
export async function checkSite(request: CheckRequest): Promise<CheckResult> {
  const result = await checkContent(request)
  return request.launch ? { ...result, diagnostics: [...result.diagnostics, ...result.samples] } : result
}

async function checkContent(request: CheckRequest): Promise<CheckResult> {
  const result = await readSite(request)
  if (hasErrors(result.diagnostics)) return result
  const { checkPictures } = await import('./assets/check-pictures.ts')
  const names = new Set(listImages(listData(result.entries)).map(({ image }) => image))
  const { files, cache = noCache } = request
  const pictures = await checkPictures([iconImage, ...names], { files, cache, ...locateImages(request) })
  return { ...result, diagnostics: [...result.diagnostics, ...pictures] }
}

async function readSite({ files, locations, history, ...options }: CheckRequest): Promise<CheckResult> {
  const sources = await loadSources(files, locations)
  const entries = validateSources(sources.value, locations, options)
  const present = { sources: sources.value, entries: entries.value, locations, today: options.today }
  const past = history ? await checkHistory(history, present) : noPast
  const all = [...sources.value.content, ...(sources.value.config ? [sources.value.config] : [])]
  return {
    entries: entries.value,
    diagnostics: [...sources.diagnostics, ...entries.diagnostics, ...past.diagnostics],
    samples: options.audience === 'public' ? findSamples(sources.value) : [],
    texts: new Map(all.map(({ file, text }) => [file, text])),
    notes: past.notes,
  }
}

/** load → validate → model → assets → render, then the cards that pages have named. The list of files that it returns is the site. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const read = await readSite(request)
  const { entries, diagnostics } = read
  if (hasErrors(diagnostics)) return read
  const { buildModel, buildAssets, renderSite, buildSocialCards, buildDerivedFiles, buildSearch } = await loadStages()
  const site = buildModel(entries, request)
  const assets = await buildAssets(site, {
    files: request.files,
    cache: request.cache,
    ...locateImages(request),
    entries: request.entries,
    mode: request.mode,
    remember: request.remember,
    onProgress: (done, total) => request.onProgress?.('pictures', done, total),
  })
  const all = [...diagnostics, ...assets.diagnostics]
  if (!assets.value) return { ...read, diagnostics: all }
  const search = buildSearch(site.posts)
  const guide = await buildGuide(request)
  const pages = renderSite(site, assets.value, { ...request, searchIndex: search.index, styleguide: guide?.parts })
  const cards = await buildSocialCards(pages.cards, {
    cache: request.cache,
    look: assets.value.cardLook,
    readImage: (image) => readImage(request, image),
    onProgress: (done, total) => request.onProgress?.('cards', done, total),
  })
  const derived = buildDerivedFiles(site, pages.plans)
  const made = [pages.outputs, cards, derived, search.outputs, assets.value.outputs, guide?.outputs ?? []]
  const outputs = made.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
  refuseTwins(outputs)
  return { ...read, diagnostics: all, outputs }
}

/** One of two files of one name would be lost in silence. The checks of content are there to see that none comes so far. */
function refuseTwins(outputs: readonly OutputFile[]): void {
  const twin = outputs.find(({ path }, index) => path === outputs[index + 1]?.path)
  if (twin) throw new Error(`two files are named ${twin.path}`)
}

/** Loaded by a build alone, so that a check pays for neither pictures nor pages. */
async function loadStages() {
  const [model, assets, render, cards, derived, search] = await Promise.all([
    import('./model/build-model.ts'),
    import('./assets/build-assets.ts'),
    import('./render/render-site.ts'),
    import('./assets/social-cards/build-social-cards.ts'),
    import('./output/build-derived-files.ts'),
    import('./search/build-search.ts'),
  ])
  return { ...model, ...assets, ...render, ...cards, ...derived, ...search }
}

/** The styleguide, where it is asked for: nothing of it is loaded by a build for production. */
async function buildGuide({ styleguide, remember = makeAnew }: BuildRequest) {
  if (!styleguide) return undefined
  const { buildStyleguide } = await import('./dev/styleguide.ts')
  return remember('styleguide', '', () => buildStyleguide(styleguide))
}

function listData({ collections, files }: Entries): unknown[] {
  return [...Object.values(collections).flat(), ...Object.values(files)].map(({ data }) => data)
}

async function readImage(request: CheckRequest, image: string): Promise<Uint8Array> {
  const bytes = await request.files.read(resolve(locateImages(request).imagesFolder, image))
  if (!bytes) throw new Error(`the picture ${image} went away during the build`)
  return bytes
}

function locateImages({ locations }: CheckRequest) {
  const { root, contentFolder } = locations
  return { imagesFolder: resolve(root, contentFolder, 'images'), reportedFolder: `${contentFolder}/images` }
}
