import { bundle, type Bundler } from './bundle.ts'
import { type Mode, readScript, requestClient, requestScript, type Script } from './scripts.ts'
import { readSheets, requestSheets, type Sheets, type StyleEntries } from './styles.ts'

/** Absolute paths of the entry points. */
export interface EntryPoints extends StyleEntries {
  readonly loader: string
  readonly notices: string
  readonly analytics: string
}

/** Styles and scripts. None depends on the content; sites leave out those that they don't use. */
export interface SiteBundles {
  readonly sheets: Sheets
  readonly client: Script
  readonly notices: Script
  readonly analytics: Script
}

export interface BundleOptions extends Bundler {
  readonly entries: EntryPoints
  readonly mode: Mode
}

export async function bundleSite({ entries, mode, ...bundler }: BundleOptions): Promise<SiteBundles> {
  const { loader, notices, analytics } = entries
  const requests = {
    styles: requestSheets(entries),
    client: requestClient(loader, mode),
    notices: requestScript(notices, 'iife'),
    analytics: requestScript(analytics, 'esm'),
  }
  const made = await bundle(requests, bundler)
  return {
    sheets: readSheets(made.styles, entries),
    client: readScript(made.client, loader),
    notices: readScript(made.notices, notices),
    analytics: readScript(made.analytics, analytics),
  }
}
