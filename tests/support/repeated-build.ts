import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runBuild } from '../../generator/cli/commands/build.ts'
import type { Project, Terminal } from '../../generator/cli/project.ts'
import { type EditedSite, listFiles } from './edited-site.ts'

/** The bytes of each file of a site, by path. */
export type Tree = ReadonlyMap<string, Buffer>

interface Built {
  readonly code: number
  /** What authors see: diagnostics, and the last lines of the build. */
  readonly report: string
  /** Its messages about a damaged cache. */
  readonly cacheReport: string
  /** Number of files written. */
  readonly written: number
  /** The site after the build. */
  readonly tree: Tree
}

/** Builds sites in this process with the code of the real command. */
export interface Builder {
  /** Uses the site's existing cache and output folder. */
  buildAgain(site: EditedSite): Promise<Built>
  /** Builds from the content only, into a separate folder. */
  buildFromNothing(site: EditedSite): Promise<Built>
  /** Adds the shared caches to a site without a cache. */
  share(site: EditedSite): void
}

/** Caches that all builds in a test share, because their entries are slow to make and named by their contents. */
const sharedCaches = ['assets', 'bundles']

/** Images, social cards, styles and scripts are made once for all builds, and kept below `folder`. */
export function createBuilder(folder: string): Builder {
  return {
    async buildAgain(site) {
      return run(site, { out: 'dist', cache: 'cache' })
    },
    async buildFromNothing(site) {
      for (const name of ['fresh', 'fresh-cache']) site.remove(name)
      shareCaches(folder, join(site.folder, 'fresh-cache'))
      return run(site, { out: 'fresh', cache: 'fresh-cache' })
    },
    share: (site) => shareCaches(folder, join(site.folder, 'cache')),
  }
}

function shareCaches(folder: string, cache: string): void {
  mkdirSync(cache, { recursive: true })
  for (const name of sharedCaches) {
    mkdirSync(join(folder, name), { recursive: true })
    rmSync(join(cache, name), { recursive: true, force: true })
    symlinkSync(join(folder, name), join(cache, name), 'junction')
  }
}

async function run(site: EditedSite, places: Pick<Project, 'out' | 'cache'>): Promise<Built> {
  // The generator's version, which includes the templates.
  vi.stubGlobal('SOURCE_VERSION', `test ${site.templates}`)
  const said = { print: '', complain: '' }
  const terminal: Terminal = {
    print: (text) => void (said.print += text),
    complain: (text) => void (said.complain += text),
    progress: () => undefined,
  }
  const project: Project = {
    root: site.folder,
    content: 'content',
    config: 'site.config.yaml',
    today: site.today,
    timeZone: 'America/Detroit',
    strict: false,
    launch: false,
    report: 'text',
    ...places,
  }
  const code = await runBuild(project, terminal, { profile: false, explain: undefined })
  const [, pages = '', written = '0'] = / (\d+ pages), (\d+) files? written, .*\n/.exec(said.print) ?? []
  const rest = said.print.replace(/^.* files? written, .*\n/, '')
  const damaged = /^.* (?:is|was) damaged\b.*\n/gm
  const cacheReport = (said.complain.match(damaged) ?? []).join('')
  const report = [said.complain.replaceAll(damaged, ''), pages, rest]
    .join('\n')
    .replaceAll(`${project.out} hasn't changed`, "it hasn't changed")
  return { code, report, cacheReport, written: Number(written), tree: readTree(join(site.folder, project.out)) }
}

export function readTree(folder: string): Tree {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]))
}

/** Paths of files that are missing from one tree or differ between the two, sorted. */
export function compareTrees(one: Tree, other: Tree): string[] {
  const paths = new Set([...one.keys(), ...other.keys()])
  return [...paths].filter((path) => !one.get(path)?.equals(other.get(path) ?? noBytes)).toSorted()
}

const noBytes = Buffer.from('nothing')

/**
 * The differences between a build and one from scratch, except for their messages about the cache. With errors in the
 * content, neither produces a site.
 */
export function compareBuilt(again: Built, fresh: Built): string[] {
  const reports = again.report === fresh.report ? [] : [`${again.report}in place of ${fresh.report}`]
  const codes = again.code === fresh.code ? [] : [`exit code ${again.code} in place of ${fresh.code}`]
  return [...codes, ...reports, ...(fresh.code === 0 ? compareTrees(again.tree, fresh.tree) : [])]
}
