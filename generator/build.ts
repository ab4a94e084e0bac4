import { resolve } from 'node:path'
import { buildAssets } from './assets/build-assets.ts'
import { type BundleOptions, bundleSite, type SiteBundles } from './assets/bundles/bundle-site.ts'
import type { AssetCache } from './assets/cache/asset-cache.ts'
import { buildSocialCards } from './assets/social-cards/build-social-cards.ts'
import { type CheckRequest, type CheckResult, locateImages, readSite } from './check-site.ts'
import { describeHosting, type HostingDescription } from './output/hosting/description.ts'
import { hostSite } from './output/hosting/host-site.ts'
import { buildDerivedFiles } from './render/derived/build-derived-files.ts'
import { buildModel } from './render/model/build-model.ts'
import type { Site } from './render/model/site.ts'
import { type RenderOptions, renderSite, type Templates } from './render/render-site.ts'
import { buildSearch } from './render/search/build-search.ts'
import type { MakeSearch } from './render/search/search-cache.ts'
import { downloadPath } from './schema/download.ts'
import { hasErrors } from './shared/diagnostics/diagnostic.ts'
import { notMemoized } from './shared/cache/memo-cache.ts'
import type { OutputFile } from './shared/output-file.ts'

export interface BuildRequest extends CheckRequest {
  readonly cache: AssetCache
  /** Cache for styles and scripts, if they have their own. */
  readonly bundles?: AssetCache | undefined
  readonly mode: BundleOptions['mode']
  /** The quote form posts to a stand-in on the local server, and nowhere else. */
  readonly sendsToOutbox: boolean
  readonly templates: Templates
  readonly findRelated?: RenderOptions['findRelated']
  /** Makes the search index, reusing an earlier one if there is one. */
  readonly makeSearch?: MakeSearch | undefined
  readonly social: RenderOptions['social']
  /** Images are encoded when they're requested. */
  readonly picturesOnRequest: boolean
  readonly onProgress?: ((what: 'images' | 'social cards', done: number, total: number) => void) | undefined
  /** Called as each stage begins. */
  readonly onStage?: ((stage: string) => void) | undefined
}

interface BuildResult extends CheckResult {
  /** The whole site; absent after errors. */
  readonly outputs?: readonly OutputFile[]
  /** What a host needs to know about the site; absent after errors. */
  readonly hosting?: HostingDescription
}

/** The only path from content to pages. A page is rendered when its `content` is read, so `write` renders only what changed. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const begin = request.onStage ?? (() => undefined)
  begin('load')
  const bundles = beginBundles(request)
  const read = await readSite(request, begin)
  const { entries, diagnostics } = read
  if (hasErrors(diagnostics)) return read
  begin('model')
  const site = buildModel(entries, request)
  begin('assets')
  const assets = await buildAssets(site, {
    ...request,
    ...locateImages(request),
    bundles,
    onProgress: (done, total) => request.onProgress?.('images', done, total),
  })
  const all = { ...read, diagnostics: [...diagnostics, ...assets.diagnostics] }
  if (!assets.value) return all
  begin('search')
  const search = (request.makeSearch ?? buildSearch)(site.posts)
  const guide = await buildGuide(request)
  begin('render')
  const rendered = renderSite(site, assets.value, { ...request, searchIndex: search.index, styleguide: guide?.parts })
  begin('cards')
  const cards = await buildSocialCards(rendered.cards, {
    cache: request.cache,
    look: assets.value.cardLook,
    readImage: (image) => readImage(request, image),
    onProgress: (done, total) => request.onProgress?.('social cards', done, total),
  })
  begin('derive')
  const { outputs: files, shared } = assets.value
  const derived = buildDerivedFiles(site, rendered.pages, assets.value, request.memoize)
  const searched = site.hasBlog ? search.outputs : []
  const others = [files, searched, guide?.outputs ?? [], listDownloads(site)]
  const made = [rendered.outputs, cards, derived, ...others].flat()
  const hosting = describeHosting(site, { css: shared.css, pageCss: shared.parts.sheets }, request.sendsToOutbox)
  const name = request.audience === 'public' ? site.config.hosting : undefined
  const hosted = name ? await hostSite(made, hosting, { name, cache: request.cache }) : made
  const outputs = hosted.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  refuseDuplicates(outputs)
  return { ...all, outputs, hosting }
}

/** Starts the bundler, a separate process, which runs while the content is read. If it fails, `buildAssets` throws. */
function beginBundles({ mode, memoize = notMemoized, ...caches }: BuildRequest): Promise<SiteBundles> {
  const cache = caches.bundles ?? caches.cache
  const bundles = memoize('bundles', '', () => bundleSite({ mode, cache }))
  bundles.catch(() => undefined)
  return bundles
}

/** The style guide, for authors. Production builds load none of it. */
async function buildGuide({ audience, memoize = notMemoized }: BuildRequest) {
  if (audience === 'public') return undefined
  const { buildStyleguide } = await import('./server/dev/styleguide.ts')
  return memoize('styleguide', '', buildStyleguide)
}

/** Downloads are read on access, since they may be many megabytes. */
function listDownloads({ downloads }: Pick<Site, 'downloads'>): OutputFile[] {
  return downloads.map((download) => ({
    path: downloadPath(download.path).slice(1),
    get version() {
      return download.hash
    },
    get content() {
      return download.read()
    },
  }))
}

/** If two files shared a name, one would be lost silently. The content checks should catch this earlier. */
function refuseDuplicates(outputs: readonly OutputFile[]): void {
  const duplicate = outputs.find(({ path }, index) => path === outputs[index + 1]?.path)
  if (duplicate) throw new Error(`two files are named ${duplicate.path}`)
}

function readImage(request: CheckRequest, image: string): Uint8Array {
  const bytes = request.files.read(resolve(locateImages(request).imagesFolder, image))
  if (!bytes) throw new Error(`the image ${image} disappeared during the build`)
  return bytes
}
