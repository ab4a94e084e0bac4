import type { AssetCache } from './assets/cache/asset-cache.ts'
import type { EntryPoints } from './assets/bundles/begin-bundles.ts'
import type { CheckRequest, CheckResult } from './check-site.ts'
import type { StyleguideSources } from './server/dev/styleguide.ts'
import type { HostingDescription } from './output/hosting/description.ts'
import type { OutputFile } from './shared/output-file.ts'
import type { RenderOptions, Templates } from './render/render-site.ts'
import type { MakeSearch } from './render/search/search-cache.ts'

export interface BuildRequest extends CheckRequest {
  readonly cache: AssetCache
  /** Styles and scripts, where they are kept by themselves. */
  readonly bundles?: AssetCache | undefined
  readonly entries: EntryPoints
  readonly mode: 'production' | 'development'
  /** The quote form goes to a stand-in on the server that serves the page, and nowhere else. */
  readonly sendsToOutbox: boolean
  readonly templates: Templates
  readonly findRelated?: RenderOptions['findRelated']
  /** Makes the search index, by an earlier one where there is one. */
  readonly makeSearch?: MakeSearch | undefined
  readonly social: RenderOptions['social']
  /** Where an author gets a page of all tokens and components. */
  readonly styleguide?: StyleguideSources | undefined
  readonly onProgress?: ((what: 'images' | 'cards', done: number, total: number) => void) | undefined
  /** Hears of each stage as it begins. */
  readonly onStage?: ((stage: string) => void) | undefined
}

export interface BuildResult extends CheckResult {
  /** The whole site; absent after errors. */
  readonly outputs?: readonly OutputFile[]
  /** What a host has to know of it; absent after errors. */
  readonly hosting?: HostingDescription
}
