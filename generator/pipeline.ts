import { resolve } from 'node:path'
import type { AssetCache } from './assets/asset-cache.ts'
import type { EntryPoints } from './assets/build-assets.ts'
import type { PublicationOptions } from './content/publication.ts'
import { type Diagnostic, hasErrors } from './diagnostics/diagnostic.ts'
import type { SourceTexts } from './diagnostics/format.ts'
import type { Files } from './fs/files.ts'
import { iconImage, listImages } from './content/list-images.ts'
import { loadSources, type SourceLocations } from './load/load-sources.ts'
import type { OutputFile } from './output/output-file.ts'
import type { RenderPage } from './render/render-site.ts'
import type { Entries } from './validate/entry.ts'
import { validateSources } from './validate/validate-sources.ts'

/** Everything that a run depends on; the disk is reached through `files` alone. */
export interface CheckRequest extends PublicationOptions {
  readonly files: Files
  readonly locations: SourceLocations
}

export interface BuildRequest extends CheckRequest {
  readonly cache: AssetCache
  readonly entries: EntryPoints
  readonly mode: 'production' | 'development'
  /** The quote form goes to a stand-in on the server that serves the page, and to nobody else. */
  readonly sendsToStandIn: boolean
  readonly renderPage: RenderPage
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

export interface Run {
  readonly diagnostics: readonly Diagnostic[]
  /** What was read, for the lines around a mistake. */
  readonly texts: SourceTexts
}

export interface CheckResult extends Run {
  readonly entries: Entries
}

export interface BuildResult extends Run {
  /** The whole site; absent after errors. */
  readonly outputs?: readonly OutputFile[]
}

/** load → validate, and a look at every picture: all that a build would refuse. Writes nothing and renders nothing. */
export async function checkSite(request: CheckRequest): Promise<CheckResult> {
  const result = await readSite(request)
  if (hasErrors(result.diagnostics)) return result
  const { checkPictures } = await import('./assets/check-pictures.ts')
  const names = new Set(listImages(listData(result.entries)).map(({ image }) => image))
  const pictures = await checkPictures([iconImage, ...names], { files: request.files, ...locateImages(request) })
  return { ...result, diagnostics: [...result.diagnostics, ...pictures] }
}

async function readSite({ files, locations, ...options }: CheckRequest): Promise<CheckResult> {
  const sources = await loadSources(files, locations)
  const entries = validateSources(sources.value, locations, options)
  const all = [...sources.value.content, ...(sources.value.config ? [sources.value.config] : [])]
  return {
    entries: entries.value,
    diagnostics: [...sources.diagnostics, ...entries.diagnostics],
    texts: new Map(all.map(({ file, text }) => [file, text])),
  }
}

/** load → validate → model → assets → render. The list of files that it returns is the site. */
export async function buildSite(request: BuildRequest): Promise<BuildResult> {
  const { entries, diagnostics, texts } = await readSite(request)
  if (hasErrors(diagnostics)) return { diagnostics, texts }
  // Loaded here and not above, so that a check pays for neither pictures nor pages.
  const [{ buildModel }, { buildAssets }, { renderSite }, { buildDerivedFiles }, { buildSearch }] = await Promise.all([
    import('./model/build-model.ts'),
    import('./assets/build-assets.ts'),
    import('./render/render-site.ts'),
    import('./output/build-derived-files.ts'),
    import('./search/build-search.ts'),
  ])
  const site = buildModel(entries, request)
  const assets = await buildAssets(site, {
    files: request.files,
    cache: request.cache,
    ...locateImages(request),
    entries: request.entries,
    mode: request.mode,
    onProgress: request.onProgress,
  })
  const all = [...diagnostics, ...assets.diagnostics]
  if (!assets.value) return { diagnostics: all, texts }
  const search = buildSearch(site.posts)
  const pages = renderSite(site, assets.value, { ...request, searchIndex: search.index })
  const derived = buildDerivedFiles(site, pages.plans)
  const outputs = [...pages.outputs, ...derived, ...search.outputs, ...assets.value.outputs]
  return { diagnostics: all, texts, outputs: outputs.toSorted((a, b) => (a.path < b.path ? -1 : 1)) }
}

function listData({ collections, files }: Entries): unknown[] {
  return [...Object.values(collections).flat(), ...Object.values(files)].map(({ data }) => data)
}

function locateImages({ locations }: CheckRequest) {
  const { root, contentFolder } = locations
  return { imagesFolder: resolve(root, contentFolder, 'images'), reportedFolder: `${contentFolder}/images` }
}
