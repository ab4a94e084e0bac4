/**
 * `npm run audit`: runs Lighthouse on every kind of page of the production site, and compares the results with the goals.
 */
import '../support/own-site.ts'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { openFolderStore, type SiteStore } from '../../generator/server/serve/site-store.ts'
import { root } from '../support/project.ts'
import { buildProduction } from '../support/build-production.ts'
import { serveStore } from '../support/serve.ts'
import { auditPage, loadPage, type PageResult } from './audit-page.ts'
import { type AuditedPage, auditedPages, emptyDocument, emptyPage, notFoundAlias } from './bars.ts'
import { openBrowser } from './browser.ts'
import { formatHead, formatLoad, formatNotes, formatRow } from './print.ts'

const usage = `Usage: npm run audit -- [options]

  --page NAME   load only this page; can be repeated: ${auditedPages.map(({ name }) => name).join(', ')}
  --runs N      load each page this many times (3)
  --site DIR    use an existing build instead of a new one
  --json FILE   also write the results of every load
`

/** Exit codes, the same as for other commands. */
const exit = { good: 0, misses: 1, misuse: 2 } as const

interface Options {
  readonly pages: readonly AuditedPage[]
  readonly runs: number
  readonly site: string | undefined
  readonly json: string | undefined
}

const chosen = readOptions(process.argv.slice(2))
process.exitCode = typeof chosen === 'number' ? chosen : await audit(chosen)

/** Parses the command line. Returns an exit code if it has printed the usage. */
function readOptions(args: readonly string[]): Options | number {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        page: { type: 'string', multiple: true, default: [] },
        runs: { type: 'string', default: '3' },
        site: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { page: wanted, runs, site, json, help } = values
    if (help) {
      process.stdout.write(usage)
      return exit.good
    }
    const pages = auditedPages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    if (pages.length < wanted.length) throw new Error(`Not all of these are pages: ${wanted.join(', ')}.`)
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs must be a number from 1 to 99, but it's "${runs}".`)
    return { pages, runs: Number(runs), site, json }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return exit.misuse
  }
}

async function audit({ pages, runs, site, json }: Options): Promise<number> {
  const built = site === undefined ? await buildProduction(root) : { folder: site, remove: async () => {} }
  const server = await serveStore(compressBest(withAuditedPages(openFolderStore(built.folder))))
  const browser = await openBrowser()
  try {
    const results = await auditAll(pages, { origin: server.origin, port: browser.port, runs })
    if (json !== undefined) await writeFile(json, `${JSON.stringify(results, undefined, 2)}\n`)
    return results.every(({ verdicts }) => verdicts.every(({ isMet }) => isMet)) ? exit.good : exit.misses
  } finally {
    await browser.close()
    server.close()
    await built.remove()
  }
}

async function auditAll(
  pages: readonly AuditedPage[],
  options: Parameters<typeof auditPage>[1],
): Promise<readonly PageResult[]> {
  // A warm-up load, because the browser and Lighthouse do some work only once.
  for (const page of pages.slice(0, 1)) await loadPage(page, options)
  process.stdout.write(formatHead())
  process.stdout.write(formatRow(await auditPage(emptyPage, options)))
  const results: PageResult[] = []
  for (const page of pages) {
    const result = await auditPage(page, options)
    process.stdout.write(formatRow(result))
    results.push(result)
  }
  process.stdout.write(formatNotes(results) + formatLoad(loadavg()[1] ?? 0, availableParallelism()))
  return results
}

/**
 * The site with each text precompressed as on a host, at Brotli's best level instead of the fast one that `preview` uses.
 */
function compressBest(site: SiteStore): SiteStore {
  const compressed = new Map<string, Uint8Array | undefined>()
  return {
    has: (path) => site.has(path),
    read(path) {
      if (!path.endsWith('.br') || site.has(path)) return site.read(path)
      const text = compressed.has(path) ? undefined : site.read(path.slice(0, -'.br'.length))
      if (text) compressed.set(path, brotliCompressSync(text))
      return compressed.get(path)
    },
  }
}

/** The site with its 404 page at a path of its own, and with an empty page. */
function withAuditedPages(site: SiteStore): SiteStore {
  const empty = fileOf(emptyPage.path)
  const real = (path: string) => (path === fileOf(notFoundAlias) ? '404.html' : path)
  return {
    has: (path) => path === empty || site.has(real(path)),
    read: (path) => (path === empty ? Buffer.from(emptyDocument) : site.read(real(path))),
  }
}

function fileOf(path: string): string {
  return `${path.slice(1)}.html`
}
