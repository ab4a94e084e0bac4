import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { HostingDescription } from '../output/hosting/description.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { unlessRefused } from '../shared/fs/disk-error.ts'
import { tryWriteFileWhole } from '../shared/fs/write-file-whole.ts'
import { locateSiteFile } from './open-caches.ts'
import type { Project } from './project.ts'

/** The home page names the styles and scripts of the whole site: another one belongs to another site. */
const witness = 'index.html'

interface CachedHosting {
  /** A sum of the page that was built with it. */
  readonly site: string
  readonly hosting: HostingDescription
}

type Place = Pick<Project, 'root' | 'out' | 'cache'>

/** Caches what a host has to know about the site, for `preview`: beside the record of the build, since it is not for the public. */
export function cacheHosting(place: Place, hosting: HostingDescription): void {
  const [file, site] = [locateSiteFile(place, 'hosting.json'), sumSite(place)]
  if (file === undefined || site === undefined) return
  const cached: CachedHosting = { site, hosting }
  tryWriteFileWhole(file, JSON.stringify(cached))
}

/** What was cached with the site that is in `out` now; `undefined` if that is another one, or nothing was cached. */
export function readCachedHosting(place: Place): HostingDescription | undefined {
  const file = locateSiteFile(place, 'hosting.json')
  const text = file === undefined ? undefined : unlessRefused(() => readFileSync(file, 'utf8'))
  const cached = text === undefined ? undefined : parse(text)
  return cached !== undefined && cached.site === sumSite(place) ? cached.hosting : undefined
}

function parse(text: string): CachedHosting | undefined {
  try {
    return JSON.parse(text) as CachedHosting
  } catch (error) {
    // Damaged: `preview` works it out again.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function sumSite({ root, out }: Place): string | undefined {
  const page = unlessRefused(() => readFileSync(resolve(root, out, witness), 'latin1'))
  return page === undefined ? undefined : shortHash(page)
}
