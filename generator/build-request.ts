import type { AssetCache } from './assets/cache/asset-cache.ts'
import type { EntryPoints } from './assets/bundles/begin-bundles.ts'
import type { CheckRequest, Run } from './check-site.ts'
import type { StyleguideSources } from './server/dev/styleguide.ts'
import type { HostingDescription } from './output/hosting/description.ts'
import type { LateOutputs, OutputFile } from './shared/output-file.ts'
import type { PageMemory } from './render/page-memory.ts'
import type { RelatedMemory } from './render/related-memory.ts'
import type { RenderOptions, Templates } from './render/render-site.ts'
import type { EarlierSite } from './renewal/earlier-site.ts'
import type { Outline } from './renewal/outline.ts'
import type { RenewPost } from './renew-post.ts'
import type { MakeSearch } from './render/search/search-memory.ts'
import type { FinishedFiles } from './shards/finished-files.ts'
import type { Shard } from './shards/shard.ts'
import type { Entries, PostDays } from './content/validate/entry.ts'

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
  /** The site as the last build has left it: where only texts of a few posts changed since, little else is looked at. */
  readonly earlier?: EarlierSite | undefined
  /** Makes the search, by an earlier one or while pages are made. */
  readonly makeSearch?: MakeSearch | undefined
  readonly social: RenderOptions['social']
  /** Where an author gets a page of all tokens and components. */
  readonly styleguide?: StyleguideSources | undefined
  readonly onProgress?: ((what: 'pictures' | 'cards', done: number, total: number) => void) | undefined
  /** Hears of each stage as it begins. */
  readonly onStage?: ((stage: string) => void) | undefined
}

export interface BuildResult extends Run {
  /** All that authors wrote; absent where the site was renewed. */
  readonly entries?: Entries | undefined
  /** The posts, those that are not public too; absent after errors. */
  readonly posts?: readonly PostDays[]
  /** The whole site but for what is late; absent after errors. */
  readonly outputs?: readonly OutputFile[]
  /** The search index and the page that names it, where they are made while the others are written. */
  readonly late?: LateOutputs | undefined
  /** Only what has changed was looked at: see `renewSite`. */
  readonly isRenewed?: true
  /** For the next build, where it may need no more; absent where that would be wrong. */
  readonly outline?: (() => Outline | undefined) | undefined
  /** Makes a single page anew, sooner than a run does; there where the outputs are. */
  readonly renewPost?: RenewPost
  /** What a host has to know of it; absent after errors. */
  readonly hosting?: HostingDescription
}
