import { resolve } from 'node:path'
import type { HostingDescription } from '../../output/hosting/description.ts'
import { plainHosting } from '../../server/serve/plain-hosting.ts'
import { serveSite } from '../../server/serve/serve-site.ts'
import { openFolderStore } from '../../server/serve/site-store.ts'
import { recoverSite } from '../../output/write/write-site.ts'
import { readCachedHosting } from '../cached-hosting.ts'
import type { Project, Terminal } from '../project.ts'

/** Serves the finished site as a production host would. Returns when the server listens, with what stops it. */
export async function runPreview(project: Project, terminal: Terminal, port: number): Promise<() => void> {
  const folder = resolve(project.root, project.out)
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  recoverSite(folder)
  const store = openFolderStore(folder)
  const isBuilt = await store.has('index.html')
  if (!isBuilt) terminal.complain(`${project.out} holds no site yet: run \`npm run build\` first.\n`)
  const first = isBuilt ? await describe(project, terminal) : undefined
  let hosting = first ?? plainHosting
  // A site that is built while it is looked at is served as what it is then.
  const current = () => {
    hosting = readCachedHosting(project) ?? hosting
    return hosting
  }
  const server = await serveSite({ store, port, report, hosting: followSite(current) })
  terminal.print(`${project.out} is served on http://localhost:${port}\n`)
  return () => server.close()
}

/** What was kept by the build; else, for a site that was built without a cache or elsewhere, what the content says. */
async function describe(project: Project, terminal: Terminal): Promise<HostingDescription | undefined> {
  const kept = readCachedHosting(project)
  if (kept) return kept
  const { findHosting } = await import('../find-hosting.ts')
  const found = await findHosting(project, terminal)
  const reason = `Nothing was kept of the build of ${project.out}`
  terminal.complain(
    found
      ? `${reason}: its headers and redirects are those of the content as it is now.\n`
      : `${reason}, and the content has mistakes: it is served without policy and redirects.\n`,
  )
  return found
}

/** Milliseconds after which is looked again. */
const patience = 1000

function followSite(read: () => HostingDescription): () => HostingDescription {
  let [found, at] = [read(), performance.now()]
  return () => {
    if (performance.now() - at > patience) [found, at] = [read(), performance.now()]
    return found
  }
}
