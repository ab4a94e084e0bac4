import { resolve } from 'node:path'
import type { HostingDescription } from '../../output/hosting/description.ts'
import { plainHosting } from '../../server/serve/plain-hosting.ts'
import { serveSite } from '../../server/serve/serve-site.ts'
import { openFolderStore } from '../../server/serve/site-store.ts'
import { recoverSite } from '../../output/write/write-site.ts'
import { readCachedHosting } from '../cached-hosting.ts'
import type { Project, Terminal } from '../project.ts'

/** Serves the finished site as a production host would. Resolves once the server listens, with a function that stops it. */
export async function runPreview(project: Project, terminal: Terminal, port: number): Promise<() => void> {
  const folder = resolve(project.root, project.out)
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  recoverSite(folder)
  const store = openFolderStore(folder)
  let hosting = plainHosting
  if (store.has('index.html')) hosting = (await describe(project, terminal)) ?? hosting
  else terminal.complain(`${project.out} doesn't contain a site yet: run \`npm run build\` first.\n`)
  let checked = performance.now()
  // Picks up the new rules if the site is rebuilt meanwhile.
  const current = () => {
    if (performance.now() - checked > checkInterval) {
      hosting = readCachedHosting(project) ?? hosting
      checked = performance.now()
    }
    return hosting
  }
  const server = await serveSite({ store, port, report, hosting: current })
  terminal.print(`Serving ${project.out} at http://localhost:${port}\n`)
  return () => server.close()
}

/** Milliseconds between checks for new rules. */
const checkInterval = 1000

/** The description cached by the build. For a site built without a cache or on another machine, the content's. */
async function describe(project: Project, terminal: Terminal): Promise<HostingDescription | undefined> {
  const cached = readCachedHosting(project)
  if (cached) return cached
  const { findHosting } = await import('./hosting.ts')
  const found = await findHosting(project, terminal)
  const result = found
    ? ', so its headers and redirects come from the current content.'
    : ', and the content has errors, so the site is served without a policy or redirects.'
  terminal.complain(`The cache has no rules for ${project.out}${result}\n`)
  return found
}
