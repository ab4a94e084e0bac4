import { bundle, type Bundler } from './bundle.ts'
import { type Mode, readScript, requestClient, requestScript } from './scripts.ts'
import { readSheets, requestSheets, type StyleEntries } from './styles.ts'

/** Absolute paths of the entry points. */
export interface EntryPoints extends StyleEntries {
  readonly loader: string
  readonly notices: string
  readonly analytics: string
}

/** Styles and scripts. None depends on the content; sites leave out those that they don't use. */
export type SiteBundles = Awaited<ReturnType<typeof bundleSite>>

export interface BundleOptions extends Bundler {
  readonly entries: EntryPoints
  readonly mode: Mode
}

export async function bundleSite({ entries, mode, ...bundler }: BundleOptions) {
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
