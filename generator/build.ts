import { resolve } from 'node:path'
import { beginBundles, seemsTagged } from './assets/bundles/begin-bundles.ts'
import type { BuildRequest, BuildResult } from './build-request.ts'
import { type CheckRequest, locateImages, readSite } from './check-site.ts'
import { loadSources } from './content/load/load-sources.ts'
import type { Site } from './render/model/site.ts'
import { downloadPath } from './schema/download.ts'
import type { OutputFile } from './shared/output-file.ts'
import { hasErrors } from './shared/diagnostics/diagnostic.ts'
import { noMemory } from './shared/memory.ts'

/**
 * The only way from content to pages: load → validate → model → assets → render. What comes out is the list of all files of the
 * site; a page among them is rendered when its content is read, so that `write` makes only those that changed.
 */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const begin = request.onStage ?? (() => undefined)
  begin('load')
  const loaded = await loadSources(request.files, request.locations, request.known)
  const bundles = bundle(request, loaded.value.config?.text)
  const read = await readSite(request, loaded, begin)
  const { entries, diagnostics } = read
  if (hasErrors(diagnostics)) return read
  const { buildModel, buildAssets, renderSite, ...stages } = await loadStages()
  begin('model')
  const site = buildModel(entries, request)
  begin('assets')
  const assets = await buildAssets(site, {
    files: request.files,
    cache: request.cache,
    bundles,
    ...locateImages(request),
    remember: request.remember,
    onProgress: (done, total) => request.onProgress?.('images', done, total),
  })
  const all = { ...read, diagnostics: [...diagnostics, ...assets.diagnostics] }
  if (!assets.value) return all
  begin('search')
  const search = (request.makeSearch ?? stages.buildSearch)(site.posts)
  const guide = await buildGuide(request)
  begin('render')
  const options = { ...request, searchIndex: search.index, styleguide: guide?.parts }
  const rendered = renderSite(site, assets.value, options)
  begin('cards')
  const cards = await stages.buildSocialCards(rendered.cards, {
    cache: request.cache,
    look: assets.value.cardLook,
    readImage: (image) => readImage(request, image),
    onProgress: (done, total) => request.onProgress?.('cards', done, total),
  })
  begin('derive')
  const derived = stages.buildDerivedFiles(site, rendered.pages, assets.value)
  const searched = site.hasBlog ? search.outputs : []
  const others = [assets.value.outputs, searched, guide?.outputs ?? [], listDownloads(site)]
  const made = [rendered.outputs, cards, derived, ...others].flat()
  const { shared } = assets.value
  const hosting = stages.describeHosting(site, { css: shared.css, pageCss: shared.parts.sheets }, request.sendsToOutbox)
  const name = request.audience === 'public' ? site.config.hosting : undefined
  const hosted = name ? await stages.hostSite(made, hosting, { name, cache: request.cache }) : made
  const outputs = hosted.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  refuseDuplicates(outputs)
  return { ...all, outputs, hosting }
}

/** Styles and scripts are bundled while the content is read. */
function bundle(request: BuildRequest, config = '') {
  return beginBundles({ ...request, cache: request.bundles ?? request.cache }, seemsTagged(config))
}

/** Loaded by a build only, so that a check pays for neither pictures nor pages. */
async function loadStages() {
  const [model, assets, render, cards, derived, search, hosting, host] = await Promise.all([
    import('./render/model/build-model.ts'),
    import('./assets/build-assets.ts'),
    import('./render/render-site.ts'),
    import('./assets/social-cards/build-social-cards.ts'),
    import('./render/derived/build-derived-files.ts'),
    import('./render/search/build-search.ts'),
    import('./output/hosting/description.ts'),
    import('./output/hosting/host-site.ts'),
  ])
  return { ...model, ...assets, ...render, ...cards, ...derived, ...search, ...hosting, ...host }
}

/** The styleguide, where it is asked for: nothing of it is loaded by a build for production. */
async function buildGuide({ styleguide, remember = noMemory }: BuildRequest) {
  if (!styleguide) return undefined
  const { buildStyleguide } = await import('./server/dev/styleguide.ts')
  return remember('styleguide', '', () => buildStyleguide(styleguide))
}

/** Files are read when they are written or asked for: there may be many megabytes of them. */
function listDownloads({ downloads }: Pick<Site, 'downloads'>): OutputFile[] {
  return downloads.map(({ path, hash, read }) => ({
    path: downloadPath(path).slice(1),
    version: hash,
    get content() {
      return read()
    },
  }))
}

/** One of two files of one name would be lost in silence. The checks of content are there to see that none comes so far. */
function refuseDuplicates(outputs: readonly OutputFile[]): void {
  const duplicate = outputs.find(({ path }, index) => path === outputs[index + 1]?.path)
  if (duplicate) throw new Error(`two files are named ${duplicate.path}`)
}

async function readImage(request: CheckRequest, image: string): Promise<Uint8Array> {
  const bytes = await request.files.read(resolve(locateImages(request).imagesFolder, image))
  if (!bytes) throw new Error(`the image ${image} disappeared during the build`)
  return bytes
}
