import { resolve } from 'node:path'
import { type AssetCache, noCache } from './assets/asset-cache.ts'
import type { Bundles, EntryPoints } from './assets/begin-bundles.ts'
import type { PublicationOptions } from './content/publication.ts'
import type { StyleguideSources } from './dev/styleguide.ts'
import { type Diagnostic, hasErrors } from './diagnostics/diagnostic.ts'
import type { SourceTexts } from './diagnostics/format.ts'
import type { Files } from './fs/files.ts'
import { checkHistory, noPast } from './history/check-history.ts'
import type { History } from './history/history.ts'
import { checkHosting } from './hosting/check-hosting.ts'
import type { HostingDescription } from './hosting/description.ts'
import { findSampleSettings } from './launch/find-samples.ts'
import { iconImage, listImages } from './content/list-images.ts'
import type { KnownFiles } from './load/known-files.ts'
import { loadSources, type SourceLocations, type Sources } from './load/load-sources.ts'
import type { SourceFile } from './load/source-file.ts'
import { makeAnew, type Remember } from './memory/memory.ts'
import type { OutputFile } from './output/output-file.ts'
import type { PageMemory } from './render/page-memory.ts'
import type { RelatedMemory } from './render/related-memory.ts'
import type { RenderOptions, Templates } from './render/render-site.ts'
import type { SearchMemory } from './search/search-memory.ts'
import type { FinishedFiles } from './shards/finished-files.ts'
import type { RenewPost } from './renew-post.ts'
import { pickPages } from './shards/pick-pages.ts'
import type { Shard } from './shards/shard.ts'
import type { Entries } from './validate/entry.ts'
import { createReadings, openMemoryPacks, type Readings } from './validate/reading/readings.ts'
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
  /** Files that need not be read again. */
  readonly known?: KnownFiles | undefined
  /** What files say, from earlier runs too. */
  readonly readings?: Readings | undefined
  /** Runs that follow each other give the same one: only what was changed is then made again. */
  readonly remember?: Remember | undefined
}

export interface BuildRequest extends CheckRequest {
  readonly cache: AssetCache
  /** Styles and scripts, where they are kept by themselves. */
  readonly bundles?: AssetCache | undefined
  readonly entries: EntryPoints
  readonly mode: 'production' | 'development'
  /** The quote form goes to a stand-in on the server that serves the page, and to nobody else. */
  readonly sendsToStandIn: boolean
  readonly templates: Templates
  /** Pages that earlier runs have rendered. */
  readonly pages?: PageMemory | undefined
  /** Related posts as earlier runs have found them. */
  readonly related?: RelatedMemory | undefined
  /** Pages and cards that other machines have made. */
  readonly finished?: FinishedFiles | undefined
  /** Makes the pages and the cards of one part of the site, and nothing else. */
  readonly shard?: Shard | undefined
  /** The index of an earlier run. */
  readonly search?: SearchMemory | undefined
  readonly social: RenderOptions['social']
  /** Where an author gets a page of all tokens and components. */
  readonly styleguide?: StyleguideSources | undefined
  readonly onProgress?: ((what: 'pictures' | 'cards', done: number, total: number) => void) | undefined
  /** Hears of each stage as it begins. */
  readonly onStage?: ((stage: string) => void) | undefined
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
  /** Makes a single page anew, sooner than a run does; there where the outputs are. */
  readonly renewPost?: RenewPost
  /** What a host has to know of it; absent after errors. */
  readonly hosting?: HostingDescription
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

interface Heard {
  readonly begin?: BuildRequest['onStage']
  /** Hears what was loaded, before anybody has looked at it. */
  readonly onLoaded?: (sources: Sources) => void
}

async function readSite(request: CheckRequest, { begin, onLoaded }: Heard = {}): Promise<CheckResult> {
  const { files, locations, history, known, today, audience, readings = createReadings(openMemoryPacks()) } = request
  begin?.('load')
  const sources = await loadSources(files, locations, known)
  const { config, content } = sources.value
  onLoaded?.(sources.value)
  begin?.('validate')
  const checked = await validateSources(sources.value, locations, { today, audience, readings })
  const { entries, samples } = checked.value
  begin?.('history')
  const past = history ? await checkHistory(history, { sources: sources.value, entries, locations, today }) : noPast
  const isPublic = audience === 'public'
  const hosting = isPublic ? await checkHosting(entries, locations.configFile) : []
  return {
    entries,
    diagnostics: [...sources.diagnostics, ...checked.diagnostics, ...past.diagnostics, ...hosting],
    samples: isPublic ? [...(config ? findSampleSettings(config) : []), ...samples] : [],
    texts: createTexts(config ? [...content, config] : content),
    notes: past.notes,
  }
}

/** The texts of a run by the names of their files, each read when it is asked for. */
function createTexts(sources: readonly SourceFile[]): SourceTexts {
  const byName = new Map(sources.map((source) => [source.file, source]))
  return { get: (file) => byName.get(file)?.text }
}

/** load → validate → model → assets → render, then the cards that pages have named, and what the host needs. The list of files that it returns is the site. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const { beginBundles } = await import('./assets/begin-bundles.ts')
  let bundles: Bundles | undefined
  const onLoaded = ({ config }: Sources) => {
    const options = { ...request, cache: request.bundles ?? request.cache }
    bundles = beginBundles(options, config?.text.includes('tagId') === true)
  }
  const read = await readSite(request, { begin: request.onStage, onLoaded })
  const { entries, diagnostics } = read
  if (hasErrors(diagnostics) || !bundles) return read
  const stages = await loadStages()
  const { buildModel, buildAssets, renderSite, buildSocialCards, buildDerivedFiles, buildSearch } = stages
  const { describeHosting, hostSite } = stages
  const { shard, onStage: begin = () => undefined } = request
  begin('model')
  const site = buildModel(entries, request)
  begin('assets')
  const assets = await buildAssets(site, {
    files: request.files,
    cache: request.cache,
    bundles,
    ...locateImages(request),
    remember: request.remember,
    onProgress: (done, total) => request.onProgress?.('pictures', done, total),
  })
  const all = [...diagnostics, ...assets.diagnostics]
  if (!assets.value) return { ...read, diagnostics: all }
  const guide = await buildGuide(request)
  begin('search')
  // A shard has not read all posts; the page that names the index is none of its own.
  const search = shard ? undefined : buildSearch(site.posts, request.search?.recall())
  if (search) request.search?.keep(search.state)
  begin('plan')
  const options = { ...request, searchIndex: search?.index ?? '', styleguide: guide?.parts }
  const whole = renderSite(site, assets.value, options)
  const rendered = pickPages(whole, shard)
  begin('cards')
  const cards = await buildSocialCards(rendered.cards, {
    cache: request.cache,
    look: assets.value.cardLook,
    finished: request.finished,
    readImage: (image) => readImage(request, image),
    onProgress: (done, total) => request.onProgress?.('cards', done, total),
  })
  begin('derive')
  const others = search
    ? [buildDerivedFiles(site, rendered.pages), search.outputs, assets.value.outputs, guide?.outputs ?? []]
    : []
  const hosting = describeHosting(site, assets.value.shared.css, request.sendsToStandIn)
  const made = [rendered.outputs, cards, ...others].flat()
  const name = site.config.hosting
  // Neither a part of a site nor what an author looks at goes to a host.
  const isHosted = name !== undefined && search !== undefined && request.audience === 'public'
  const hosted = isHosted ? await hostSite(made, hosting, { name, cache: request.cache }) : made
  const outputs = hosted.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  refuseTwins(outputs)
  const { files, locations, today, audience, readings = createReadings(openMemoryPacks()) } = request
  const renewPost = stages.createPostRenewal({ files, locations, today, audience, readings, site, rendered: whole })
  return { ...read, diagnostics: all, outputs, hosting, renewPost }
}

/** One of two files of one name would be lost in silence. The checks of content are there to see that none comes so far. */
function refuseTwins(outputs: readonly OutputFile[]): void {
  const twin = outputs.find(({ path }, index) => path === outputs[index + 1]?.path)
  if (twin) throw new Error(`two files are named ${twin.path}`)
}

/** Loaded by a build alone, so that a check pays for neither pictures nor pages. */
async function loadStages() {
  const [model, assets, render, cards, derived, search, renewal, hosting, host] = await Promise.all([
    import('./model/build-model.ts'),
    import('./assets/build-assets.ts'),
    import('./render/render-site.ts'),
    import('./assets/social-cards/build-social-cards.ts'),
    import('./output/build-derived-files.ts'),
    import('./search/build-search.ts'),
    import('./renew-post.ts'),
    import('./hosting/description.ts'),
    import('./hosting/host-site.ts'),
  ])
  return { ...model, ...assets, ...render, ...cards, ...derived, ...search, ...renewal, ...hosting, ...host }
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
