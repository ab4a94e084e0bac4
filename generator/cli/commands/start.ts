import { resolve } from 'node:path'
import { createEditorOpener } from '../../server/dev/open-editor.ts'
import { createOutbox } from '../../server/dev/outbox.ts'
import { createAssetRestorer, createWaitingPage } from '../../server/dev/missing-files.ts'
import { watchFiles } from '../../server/dev/watch-files.ts'
import { type Extension, serveSite } from '../../server/serve/serve-site.ts'
import { createLiveSite } from '../live-site.ts'
import { clientFolder, type Project, templatesFolder, type Terminal } from '../project.ts'

interface StartOptions {
  readonly port: number
  /** The current day, which changes while the server runs. */
  readonly today: () => string
  /** The editor command, if set. */
  readonly editor: string | undefined
}

/** Builds the site in memory, serves it, and builds it again after every change. Resolves with a function that stops it. */
export async function runStart(
  project: Project,
  terminal: Terminal,
  { port, today, editor }: StartOptions,
): Promise<() => void> {
  const { content, config, root } = project
  const places = { content: resolve(root, content), config: resolve(root, config) }
  const site = createLiveSite(project, terminal, places, today)
  // Before the first build, so that a change during it isn't missed.
  const watcher = watchFiles([...Object.values(places), templatesFolder, clientFolder], {
    onChange: site.noteChange,
    onTrouble: (error) => terminal.complain(`File watching failed: ${String(error)}\n`),
  })
  const firstBuild = site.build()
  const { store, reloader, hosting } = site
  const { decorate } = reloader
  const extensions: Extension[] = [
    // Requests during the first build wait for it.
    () => firstBuild.then(() => false),
    reloader.extension,
    createEditorOpener(root, reloader.current, editor),
    createOutbox(resolve(root, '.outbox')),
    createWaitingPage(site.isBuilt, decorate),
    createAssetRestorer(store, site.rebuild),
  ]
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  const server = await serveSite({ store, port, report, hosting, extensions, decorate }).catch(
    async (error: unknown) => {
      watcher.close()
      // So that the error is the last line.
      await firstBuild.catch(() => undefined)
      throw error
    },
  )
  await firstBuild.catch((error: unknown) => {
    watcher.close()
    server.close()
    throw error
  })
  terminal.print(`The site is at http://localhost:${port} and reloads as you make changes. Press Ctrl+C to stop.\n`)
  terminal.print(`Quote requests are stored, not sent: http://localhost:${port}/__outbox\n`)
  if (site.isBuilt()) site.save()
  return () => {
    watcher.close()
    server.close()
    site.save()
  }
}
