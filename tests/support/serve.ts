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

/** Serves the built site as the production host would, headers and all, on a free port of this machine. */
export function serveBuiltSite(): Promise<ServedSite> {
  return serveStore(openFolderStore(inject('siteFolder')), readBuiltHosting())
}

/** What the build has kept for the host of the site. */
export function readBuiltHosting(): HostingDescription {
  const hosting = readCachedHosting({ root, out: inject('siteFolder'), cache: '.cache' })
  if (!hosting) throw new Error('the build of the site has kept nothing for its host')
  return hosting
}

/** The same for any site; without a policy if there is no description of it. */
export async function serveStore(store: SiteStore, hosting?: HostingDescription): Promise<ServedSite> {
  const port = await findFreePort()
  const server = await serveSite({ store, port, report: complain, hosting: hosting && (() => hosting) })
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** For a server that has nothing to report in a test that passes. */
export function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('a server on a port has an address')
  return address.port
}
