import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AssetCache, openAssetCache } from '../../generator/assets/cache/asset-cache.ts'
import { DamagedCacheError } from '../../generator/shared/cache/damaged-cache-error.ts'
import { formatUpcoming } from '../../generator/cli/format-upcoming.ts'
import { locateSiteFile, openCaches } from '../../generator/cli/open-caches.ts'
import { createBuildRequest, type Project } from '../../generator/cli/project.ts'
import { formatReport } from '../../generator/shared/diagnostics/format.ts'
import type { History } from '../../generator/content/history/history.ts'
import { createMemory, type Remember } from '../../generator/shared/memory.ts'
import type { BuildRequest, BuildResult } from '../../generator/build-request.ts'
import type { OutputFile } from '../../generator/shared/output-file.ts'
import { buildSite } from '../../generator/build.ts'
import type { RenderPage } from '../../generator/render/render-site.ts'
import { readSiteRecord, writeSiteRecord } from '../../generator/output/write/site-record.ts'
import { writeSite } from '../../generator/output/write/write-site.ts'
import { type EditedSite, listFiles } from './edited-site.ts'
import { openMemoryCache } from './memory-cache.ts'

/** The bytes of each file of a site. */
export type Tree = ReadonlyMap<string, Buffer>

export interface Built {
  /** What else is told: samples, notes, and posts to come. */
  readonly rest: string
  /** Those of the files that have one. */
  readonly versions: ReadonlyMap<string, string>
  /** What authors are told. */
  readonly report: string
  /** Absent after errors: the site is then as it was. */
  readonly tree: Tree | undefined
}

export interface BuilderOptions {
  /** What was before, where somebody is to hear of it. */
  readonly history?: History | undefined
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
  buildAgain(site: EditedSite, report?: (sentence: string) => void): Promise<Built>
}

export function createBuilder({ renderWith, assets, history }: BuilderOptions): Builder {
  const remember = rememberBundles()
  const cache = openMemoryCache()
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
    social: 'cards',
    history,
    cache: withoutDrawing(kept),
    remember,
  })
  return {
    async buildAnew(site) {
      const result = await buildSite(requestFor(site, cache))
      const files = result.outputs?.map(({ path, content }) => [path, Buffer.from(content)] as const)
      const versions = listVersions(result.outputs)
      return { report: reportOf(result), rest: describeRest(result, site), versions, tree: files && new Map(files) }
    },
    async buildAgain(site, report = refuse) {
      const project = describeProject(site)
      const out = join(site.folder, 'dist')
      const recordFile = locateSiteFile(project, 'record') ?? ''
      const build = async (caches?: ReturnType<typeof openCaches>): Promise<Built> => {
        const result = await buildSite({ ...requestFor(site, openAssetCache(assets)), ...caches })
        const told = { report: reportOf(result), rest: describeRest(result, site) }
        caches?.save()
        if (!result.outputs) return { ...told, versions: new Map(), tree: undefined }
        const record = readSiteRecord(recordFile, out, report)
        const written = await writeSite(out, result.outputs, { record })
        writeSiteRecord(recordFile, out, written.record)
        return { ...told, versions: listVersions(result.outputs), tree: readTree(out) }
      }
      return build(openCaches(project, { audience: 'public', report })).catch((error: unknown) => {
        if (error instanceof DamagedCacheError) return build()
        throw error
      })
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

function listVersions(outputs: readonly OutputFile[] = []): Built['versions'] {
  return new Map(outputs.flatMap(({ path, version }) => (version === undefined ? [] : [[path, version] as const])))
}

function describeRest({ samples, notes, entries }: BuildResult, { today }: EditedSite): string {
  return JSON.stringify([samples, notes, formatUpcoming(entries.collections.posts, today)])
}

/** Cards are named by all that they show; to draw them would take longer than all else, and show no more. */
function withoutDrawing(cache: AssetCache): AssetCache {
  const card = { content: Buffer.from('a card') }
  return { ...cache, ensure: async (key, make) => (key.startsWith('card-') ? card : cache.ensure(key, make)) }
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

/** What differs between a build and one from nothing; nothing where neither has made a site. */
export function compareBuilt(one: Built, other: Built): string[] {
  const reports = one.report === other.report ? [] : [`${one.report}in place of ${other.report}`]
  if (one.rest !== other.rest) reports.push(`${one.rest} in place of ${other.rest}`)
  for (const [path, version] of other.versions) {
    const found = one.versions.get(path)
    if (found !== version) reports.push(`${path} of version ${found} in place of ${version}`)
  }
  return [...reports, ...compareTrees(one.tree ?? new Map(), other.tree ?? new Map())]
}

/** Bundles are made once for each set of characters that the font must have. */
function rememberBundles(): Remember {
  const { remember } = createMemory()
  return (name, input, make) =>
    name === 'styles' || name === 'client' ? remember(`${name} ${input}`, '', make) : make()
}
