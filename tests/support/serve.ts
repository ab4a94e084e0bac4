import { createServer } from 'node:net'
import { inject } from 'vitest'
import { readCachedHosting } from '../../generator/cli/cached-hosting.ts'
import type { HostingDescription } from '../../generator/output/hosting/description.ts'
import { serveSite } from '../../generator/server/serve/serve-site.ts'
import { openFolderStore, type SiteStore } from '../../generator/server/serve/site-store.ts'
import { root } from './project.ts'

export interface ServedSite {
  /** `http://127.0.0.1:4321` */
  readonly origin: string
  close(): void
}

/** Serves the built site as the production host would, including headers, on a free local port. */
export function serveBuiltSite(): Promise<ServedSite> {
  return serveStore(openFolderStore(inject('siteFolder')), readBuiltHosting())
}

/** The hosting data that the build has cached. */
export function readBuiltHosting(): HostingDescription {
  const hosting = readCachedHosting({ root, out: inject('siteFolder'), cache: '.cache' })
  if (!hosting) throw new Error('the build of the site has kept nothing for its host')
  return hosting
}

/** The same for any site; without a policy if there's no hosting data. */
export async function serveStore(store: SiteStore, hosting?: HostingDescription): Promise<ServedSite> {
  const port = await findFreePort()
  const server = await serveSite({ store, port, report: complain, hosting: hosting && (() => hosting) })
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Prints what a server reports. In a passing test, that's nothing. */
export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** A free local port. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('a server on a port has an address')
  return address.port
}
