import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AssetCache, openAssetCache } from '../../generator/assets/asset-cache.ts'
import { DamagedCacheError } from '../../generator/cache/damaged-cache-error.ts'
import { openStore } from '../../generator/commands/open-store.ts'
import { createBuildRequest, type Project } from '../../generator/commands/project.ts'
import { formatReport } from '../../generator/diagnostics/format.ts'
import { createMemory, type Remember } from '../../generator/memory/memory.ts'
import { type BuildRequest, type BuildResult, buildSite } from '../../generator/pipeline.ts'
import type { RenderPage } from '../../generator/render/render-site.ts'
import type { MakeSearch } from '../../generator/search/search-memory.ts'
import { readSiteRecord, writeSiteRecord } from '../../generator/write/site-record.ts'
import { writeSite } from '../../generator/write/write-site.ts'
import { type EditedSite, listFiles } from './edited-site.ts'
import { openMemoryCache } from './memory-cache.ts'

/** The bytes of each file of a site. */
export type Tree = ReadonlyMap<string, Buffer>

export interface Built {
  /** What authors are told. */
  readonly report: string
  /** Absent after errors: the site is then as it was. */
  readonly tree: Tree | undefined
}

export interface BuilderOptions {
  /** Turns what a page is made from into its bytes, for a version of the templates. */
  readonly renderWith: (version: string) => RenderPage
  /** Where pictures are kept for all sites; absolute. */
  readonly assets: string
}

/** Builds one site after the other. Scripts and styles, which no edit changes, are bundled once for all. */
export interface Builder {
  /** From the files alone, into memory. */
  buildAnew(site: EditedSite): Promise<Built>
  /** With all that earlier builds of the site have left, as the command does; in a process of its own as far as that goes. */
  buildAgain(site: EditedSite, now: () => number, report?: (sentence: string) => void): Promise<Built>
}

export function createBuilder({ renderWith, assets }: BuilderOptions): Builder {
  const remember = rememberBundles()
  const cache = openMemoryCache()
  let builds = 0
  const requestFor = (site: EditedSite, kept: AssetCache): BuildRequest => ({
    // For authors nobody looks into the past, which takes git longer than the whole build.
    ...createBuildRequest(describeProject(site), 'authors', {
      renderPage: renderWith(site.templates),
      version: site.templates,
    }),
    audience: 'public',
    mode: 'production',
    sendsToStandIn: false,
    styleguide: undefined,
    cache: kept,
    remember,
  })
  return {
    async buildAnew(site) {
      const result = await buildSite(requestFor(site, cache))
      const files = result.outputs?.map(({ path, content }) => [path, Buffer.from(content)] as const)
      return { report: reportOf(result), tree: files && new Map(files) }
    },
    async buildAgain(site, now, report = refuse) {
      const { recordFile = '', ...store } = openStore(describeProject(site), { audience: 'public', report, now })
      const out = join(site.folder, 'dist')
      builds += 1
      // As where a thread makes it: every other site is written before its search is there.
      const makeSearch: MakeSearch = builds % 2 === 0 ? store.makeSearch : async (posts) => store.makeSearch(posts)
      const build = async () => {
        const result = await buildSite({ ...requestFor(site, openAssetCache(assets)), ...store, makeSearch })
        if (!result.outputs) return { report: reportOf(result), tree: undefined }
        const record = readSiteRecord(recordFile, out, report)
        const { record: written } = await writeSite(out, result.outputs, { record, late: result.lateOutputs })
        writeSiteRecord(recordFile, out, written)
        return { report: reportOf(result), tree: readTree(out) }
      }
      try {
        return await build().catch((error: unknown) => {
          if (error instanceof DamagedCacheError) return build()
          throw error
        })
      } finally {
        store.save()
      }
    },
  }
}

/** Nothing is wrong with a store that nobody damages. */
function refuse(sentence: string): void {
  throw new Error(sentence)
}

function reportOf({ diagnostics, texts }: BuildResult): string {
  return formatReport(diagnostics, texts)
}

export function describeProject({ folder, today }: EditedSite): Project {
  return {
    root: folder,
    content: 'content',
    config: 'site.config.yaml',
    out: 'dist',
    cache: 'cache',
    today,
    strict: false,
    launch: false,
    report: 'text',
  }
}

export function readTree(folder: string): Tree {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]))
}

/** Paths of the files that are in one tree alone, or are others in the other; sorted. */
export function compareTrees(one: Tree, other: Tree): string[] {
  const paths = new Set([...one.keys(), ...other.keys()])
  return [...paths].filter((path) => !one.get(path)?.equals(other.get(path) ?? noBytes)).toSorted()
}

const noBytes = Buffer.from('nothing')

/** What differs between two builds; nothing where neither has made a site. */
export function compareBuilt(one: Built, other: Built): string[] {
  const reports = one.report === other.report ? [] : [`${one.report}in place of ${other.report}`]
  return [...reports, ...compareTrees(one.tree ?? new Map(), other.tree ?? new Map())]
}

/** Bundles are made once for each set of characters that the font must have. */
function rememberBundles(): Remember {
  const { remember } = createMemory()
  return (name, input, make) =>
    name === 'styles' || name === 'client' ? remember(`${name} ${input}`, '', make) : make()
}
