import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { HostingDescription } from '../output/hosting/description.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { unlessRefused } from '../shared/fs/disk-error.ts'
import { tryWriteFileWhole } from '../shared/fs/write-file-whole.ts'
import { locateSiteFile } from './open-caches.ts'
import type { Project } from './project.ts'

/** The home page references all of the site's styles and scripts, so its hash identifies the site. */
const witness = 'index.html'

interface CachedHosting {
  /** Hash of the home page that was built with it. */
  readonly site: string
  readonly hosting: HostingDescription
}

type Place = Pick<Project, 'root' | 'out' | 'cache'>

/** Caches the site's hosting description for `preview`, next to the build's record, because it isn't public. */
export function cacheHosting(place: Place, hosting: HostingDescription): void {
  const [file, site] = [locateSiteFile(place, 'hosting.json'), sumSite(place)]
  if (file === undefined || site === undefined) return
  const cached: CachedHosting = { site, hosting }
  tryWriteFileWhole(file, JSON.stringify(cached))
}

/** The description cached for the site now in `out`; `undefined` if there is none, or it is for another site. */
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
    // If it is damaged, `preview` derives it again.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function sumSite({ root, out }: Place): string | undefined {
  const page = unlessRefused(() => readFileSync(resolve(root, out, witness), 'latin1'))
  return page === undefined ? undefined : shortHash(page)
}
