import { resolve } from 'node:path'
import { beginBundles, seemsTagged } from './assets/bundles/begin-bundles.ts'
import type { BuildRequest, BuildResult } from './build-request.ts'
import { type CheckRequest, loadSite, locateImages, readSite } from './check-site.ts'
import { paths } from './schema/paths.ts'
import { hasErrors } from './shared/diagnostics/diagnostic.ts'
import { isOfSearch } from './render/search/is-of-search.ts'
import { fileOf, type OutputFile } from './shared/output-file.ts'
import type { RenderedSite } from './render/render-site.ts'
import { makeAnew } from './shared/memory/memory.ts'
import { describeOutline } from './renewal/outline.ts'
import type { Renewing } from './renewal/renew-site.ts'
import type { SiteSearch } from './render/search/search-memory.ts'
import { pickPages } from './shards/pick-pages.ts'
import { createReadings, openMemoryPacks } from './content/reading/readings.ts'

/** load → validate → model → assets → render, then the cards that pages have named, and what the host needs. The list of files that it returns is the site. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const { shard, onStage: begin = () => undefined } = request
  begin('load')
  const loaded = await loadSite(request)
  const { value: sources } = loaded
  const bundling = { ...request, cache: request.bundles ?? request.cache }
  const bundles = beginBundles(bundling, seemsTagged(sources.config?.text ?? ''))
  const isQuiet = loaded.diagnostics.length === 0
  const renewed = isQuiet && request.earlier && (await renew(request, { sources, bundles }))
  if (renewed) return renewed
  const read = await readSite(request, loaded, begin)
  const { entries, diagnostics } = read
  if (hasErrors(diagnostics)) return read
  const stages = await loadStages()
  const { buildModel, buildAssets, renderSite, buildSocialCards, buildDerivedFiles, buildSearch } = stages
  const { describeHosting, hostSite } = stages
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
  const { posts } = entries.collections
  if (!assets.value) return { ...read, posts, diagnostics: all }
  const guide = await buildGuide(request)
  const name = site.config.hosting
  // Neither a part of a site nor what an author looks at goes to a host.
  const isHosted = name !== undefined && !shard && request.audience === 'public'
  begin('search')
  // A shard has not read all posts; the page that names the index is none of its own.
  const searching = shard ? undefined : (request.makeSearch ?? buildSearch)(site.posts)
  // Whoever writes the site hears of a failure; something else may fail before.
  if (searching instanceof Promise) searching.catch(() => undefined)
  // What a host needs of a site it needs of all its files.
  const isLate = searching instanceof Promise && !isHosted
  const search = isLate ? undefined : await searching
  begin('plan')
  const options = { ...request, searchIndex: search?.index ?? '', styleguide: guide?.parts }
  const whole = renderSite(site, assets.value, options)
  const rendered = pickPages(whole.renderAll(), shard)
  begin('cards')
  const cards = await buildSocialCards(rendered.cards, {
    cache: request.cache,
    look: assets.value.cardLook,
    readImage: (image) => readImage(request, image),
    onProgress: (done, total) => request.onProgress?.('cards', done, total),
  })
  begin('derive')
  const derived = shard ? [] : [buildDerivedFiles(site, rendered.pages), assets.value.outputs, guide?.outputs ?? []]
  const hosting = describeHosting(site, assets.value.shared.css, request.sendsToStandIn)
  const pages = isLate ? rendered.outputs.filter(({ path }) => !mayComeLate(path)) : rendered.outputs
  const made = [pages, cards, ...derived, search?.outputs ?? []].flat()
  const hosted = isHosted ? await hostSite(made, hosting, { name, cache: request.cache }) : made
  const outputs = hosted.toSorted(byPath)
  refuseTwins(outputs)
  const { files, locations, today, audience, readings = createReadings(openMemoryPacks()) } = request
  const renewPost = stages.createPostRenewal({ files, locations, today, audience, readings, site, rendered: whole })
  const late = isLate ? { mayHave: mayComeLate, outputs: nameSearch(searching, whole, outputs) } : undefined
  late?.outputs.catch(() => undefined)
  const outlined = { ...read, sources, entries: posts, site, assets: assets.value, rendered: whole }
  // What a host needs is made of all files, and a part is no site.
  const outline = shard || isHosted || !isQuiet ? undefined : () => describeOutline(request, outlined)
  return { ...read, posts, diagnostics: all, outputs, late, hosting, outline, renewPost }
}

/** Loaded where there is an earlier site alone. */
async function renew(request: BuildRequest, renewing: Renewing): Promise<BuildResult | undefined> {
  const { renewSite } = await import('./renewal/renew-site.ts')
  return renewSite(request, renewing)
}

/** Whether a file is one of those that wait for the search: its own, and the page that names it. */
function mayComeLate(path: string): boolean {
  return isOfSearch(path) || path === fileOf(paths.blog)
}

/** The search, when it is made, and the page that names it. */
async function nameSearch(
  searching: Promise<SiteSearch>,
  rendered: RenderedSite,
  others: readonly OutputFile[],
): Promise<readonly OutputFile[]> {
  const search = await searching
  const page = rendered.nameSearch(search.index)
  const outputs = page ? [...search.outputs, page] : search.outputs
  refuseTwins([...others, ...outputs].toSorted(byPath))
  return outputs
}

function byPath({ path }: OutputFile, other: OutputFile): number {
  return path < other.path ? -1 : 1
}

/** One of two files of one name would be lost in silence. The checks of content are there to see that none comes so far. */
function refuseTwins(outputs: readonly OutputFile[]): void {
  const twin = outputs.find(({ path }, index) => path === outputs[index + 1]?.path)
  if (twin) throw new Error(`two files are named ${twin.path}`)
}

/** Loaded by a build alone, so that a check pays for neither pictures nor pages. */
async function loadStages() {
  const [model, assets, render, cards, derived, search, renewal, hosting, host] = await Promise.all([
    import('./render/model/build-model.ts'),
    import('./assets/build-assets.ts'),
    import('./render/render-site.ts'),
    import('./assets/social-cards/build-social-cards.ts'),
    import('./render/derived/build-derived-files.ts'),
    import('./render/search/build-search.ts'),
    import('./renew-post.ts'),
    import('./output/hosting/description.ts'),
    import('./output/hosting/host-site.ts'),
  ])
  return { ...model, ...assets, ...render, ...cards, ...derived, ...search, ...renewal, ...hosting, ...host }
}

/** The styleguide, where it is asked for: nothing of it is loaded by a build for production. */
async function buildGuide({ styleguide, remember = makeAnew }: BuildRequest) {
  if (!styleguide) return undefined
  const { buildStyleguide } = await import('./server/dev/styleguide.ts')
  return remember('styleguide', '', () => buildStyleguide(styleguide))
}

async function readImage(request: CheckRequest, image: string): Promise<Uint8Array> {
  const bytes = await request.files.read(resolve(locateImages(request).imagesFolder, image))
  if (!bytes) throw new Error(`the picture ${image} went away during the build`)
  return bytes
}
