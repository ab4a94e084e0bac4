import { resolve } from 'node:path'
import { serveSite } from '../serve/serve-site.ts'
import { openFolderStore } from '../serve/site-store.ts'
import { recoverSite } from '../write/write-site.ts'
import type { Project, Terminal } from './project.ts'

/** Serves the finished site as a production host would. Returns when the server listens, with what stops it. */
export async function runPreview(project: Project, terminal: Terminal, port: number): Promise<() => void> {
  const folder = resolve(project.root, project.out)
  await recoverSite(folder)
  const store = openFolderStore(folder)
  if (!(await store.has('index.html')))
    terminal.complain(`${project.out} holds no site yet: run \`npm run build\` first.\n`)
  const server = await serveSite({ store, port })
  terminal.print(`${project.out} is served on http://localhost:${port}\n`)
  return () => server.close()
}
