import { resolve } from 'node:path'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { bundleSite } from '../../../generator/assets/bundles/bundle-site.ts'
import { buildAssets } from '../../../generator/assets/build-assets.ts'
import { buildStyleguide } from '../../../generator/server/dev/styleguide.ts'
import { diskFiles } from '../../../generator/shared/fs/files.ts'
import { createMemoCache } from '../../../generator/shared/cache/memo-cache.ts'
import { buildModel } from '../../../generator/render/model/build-model.ts'
import { buildDerivedFiles } from '../../../generator/render/derived/build-derived-files.ts'
import type { OutputFile } from '../../../generator/shared/output-file.ts'
import { renderSite } from '../../../generator/render/render-site.ts'
import { buildSearch } from '../../../generator/render/search/build-search.ts'
import type { Entries } from '../../../generator/content/validate/entry.ts'
import { renderPage } from '../../../templates/index.ts'
import { openMemoryCache } from '../memory-cache.ts'
import { overlayFiles } from '../memory-files.ts'
import { siteRoot, today } from '../project.ts'
import { listSmallPictures } from '../small-pictures.ts'

export type BuildEntries = (entries: Entries) => Promise<readonly OutputFile[]>

/**
 * Builds entries directly, without checks, to see what templates and derived files do with text that no check has rejected.
 * Builds for authors, who see drafts too. Styles and scripts are bundled once for all builds.
 */
export async function createEntriesBuilder(): Promise<BuildEntries> {
  const { memoize } = createMemoCache()
  const guide = await buildStyleguide()
  const imagesFolder = resolve(siteRoot, 'content/images')
  const files = overlayFiles(diskFiles, siteRoot, listSmallPictures())
  const cache = openMemoryCache()
  return async (entries) => {
    const site = buildModel(entries, { today, audience: 'authors' })
    const { value: assets, diagnostics } = await buildAssets(site, {
      files,
      imagesFolder,
      reportedFolder: 'content/images',
      // Each text has different letters, so a font subset for one build is of no use to the next.
      cache: { ...cache, ensure: (key, make) => noCache.ensure(key, make) },
      bundles: memoize('bundles', '', () => bundleSite({ mode: 'production', cache })),
      memoize,
    })
    if (!assets) throw new Error(`the pictures have mistakes: ${JSON.stringify(diagnostics)}`)
    const search = buildSearch(site.posts)
    const { pages, outputs } = renderSite(site, assets, {
      templates: { renderPage, version: '' },
      sendsToOutbox: false,
      searchIndex: search.index,
      social: 'pictures',
      // As for authors: drafts have their own style sheet.
      styleguide: guide.parts,
      memoize,
    })
    const manifest = assets.outputs.filter(({ path }) => path === 'site.webmanifest')
    const shown = outputs.filter(({ path }) => path !== 'styleguide.html')
    return [...shown, ...buildDerivedFiles(site, pages, assets), ...search.outputs, ...manifest]
  }
}
