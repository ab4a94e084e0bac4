import { createServer } from 'node:net'
import { inject } from 'vitest'
import { serveSite } from '../../generator/serve/serve-site.ts'
import { openFolderStore, type SiteStore } from '../../generator/serve/site-store.ts'

export interface ServedSite {
  /** `http://127.0.0.1:4321` */
  readonly origin: string
  close(): void
}

/** Serves the built site as the production host would, on a port of this machine that nobody uses. */
export function serveBuiltSite(): Promise<ServedSite> {
  return serveStore(openFolderStore(inject('siteFolder')))
}

/** The same for any site. */
export async function serveStore(store: SiteStore): Promise<ServedSite> {
  const port = await findFreePort()
  const server = await serveSite({ store, port })
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('a server on a port has an address')
  return address.port
}
