/** `npm run visual`: compares every kind of page, and its states, with the baselines. */
import '../support/own-site.ts'
import { openFolderStore } from '../../generator/server/serve/site-store.ts'
import { root } from '../support/project.ts'
import { buildProduction } from '../support/build-production.ts'
import { serveStore } from '../support/serve.ts'
import { checkAll } from './check.ts'
import { keepAll } from './keep.ts'
import { type Options, readOptions } from './options.ts'
import { openPhotographer } from './take.ts'
import { noon } from './views.ts'

/** Exit codes, the same as for other commands. */
const exit = { good: 0, differences: 1, misuse: 2 } as const

process.exitCode = await run(readOptions(process.argv.slice(2)))

async function run(options: Options | string): Promise<number> {
  if (typeof options === 'string') {
    // Without an error in front, the usage was requested.
    const isAsked = options.startsWith('Usage')
    ;(isAsked ? process.stdout : process.stderr).write(options)
    return isAsked ? exit.good : exit.misuse
  }
  const { site } = options
  const epoch = { SOURCE_DATE_EPOCH: String(noon / 1000) }
  const built = site === undefined ? await buildProduction(root, epoch) : { folder: site, remove: async () => {} }
  const server = await serveStore(openFolderStore(built.folder))
  const photographer = await openPhotographer(server.origin)
  try {
    if (!options.isUpdate) return (await checkAll(options, photographer)) === 0 ? exit.good : exit.differences
    await keepAll(options, photographer)
    return exit.good
  } finally {
    await photographer.close()
    server.close()
    await built.remove()
  }
}
