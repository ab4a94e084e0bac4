import { noMemory, type Remember } from '../../shared/memory.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { buildClient, buildNoticeScript, type Client, type ClientOptions } from './build-client.ts'
import { bundleSheets, type Sheets, type StyleEntries } from './build-styles.ts'
import type { AssetCache } from '../cache/asset-cache.ts'

/** Absolute paths of what the bundler starts from. */
export interface EntryPoints extends StyleEntries {
  readonly loader: string
  readonly notices: string
  readonly analytics: string
}

interface BundleOptions {
  readonly cache: AssetCache
  readonly entries: EntryPoints
  readonly mode: ClientOptions['mode']
  readonly remember?: Remember | undefined
}

/** Styles and scripts, which are no concern of the content but for one thing: whether a tag is configured. */
export interface Bundles {
  readonly sheets: Promise<Sheets>
  /** The tag's script is made only where a tag is configured, so that other sites carry nothing of it. */
  client(hasTag: boolean): Promise<Client>
  /** The script of notices, for sites that have some. */
  notices(): Promise<OutputFile>
}

/** Whether a tag is configured, as it seems before the text of the configuration is understood: the key outside of a comment. */
export function seemsTagged(config: string): boolean {
  return /^[^#\n]*tagId/m.test(config)
}

/**
 * Begins to bundle styles and scripts, before it is known what the site says: the bundler is a process of its own, and works
 * while content is read. `hasTag` is what seems to be configured; where it is not, the scripts are bundled once more.
 */
export function beginBundles({ cache, entries, mode, remember = noMemory }: BundleOptions, hasTag: boolean): Bundles {
  const { loader, analytics } = entries
  const sheets = remember('styles', '', () => bundleSheets({ entries, cache }))
  const bundle = (isTagged: boolean) => {
    const scripts = { entries: [loader, ...(isTagged ? [analytics] : [])], mode }
    return remember('client', JSON.stringify(scripts), () => buildClient({ ...scripts, cache }))
  }
  const begun = bundle(hasTag)
  // A failure is reported when `client` is called. After errors in the content it is not.
  begun.catch(() => undefined)
  return {
    sheets,
    client: (isTagged) => (isTagged === hasTag ? begun : bundle(isTagged)),
    notices: () => buildNoticeScript(entries.notices, { cache }),
  }
}
