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

interface KeptHosting {
  /** A sum of the page that was built with it. */
  readonly site: string
  readonly hosting: HostingDescription
}

type Place = Pick<Project, 'root' | 'out' | 'cache'>

/**
 * Keeps what a host has to know of the site that was just built, for `preview`. It stands beside the record of the build, and not in
 * the site: nothing there is for the public. Where it cannot be kept, `preview` finds it out anew.
 */
export function keepHosting(place: Place, hosting: HostingDescription): void {
  const [file, site] = [locateSiteFile(place, 'hosting.json'), sumSite(place)]
  if (file === undefined || site === undefined) return
  const kept: KeptHosting = { site, hosting }
  tryWriteFileWhole(file, JSON.stringify(kept))
}

/** What was kept with the site that lies in `out` now; `undefined` where that is another one, or nothing was kept. */
export function readKeptHosting(place: Place): HostingDescription | undefined {
  const file = locateSiteFile(place, 'hosting.json')
  const text = file === undefined ? undefined : unlessRefused(() => readFileSync(file, 'utf8'))
  const kept = text === undefined ? undefined : parse(text)
  return kept !== undefined && kept.site === sumSite(place) ? kept.hosting : undefined
}

function parse(text: string): KeptHosting | undefined {
  try {
    return JSON.parse(text) as KeptHosting
  } catch (error) {
    // Damaged: `preview` finds out again what was kept.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function sumSite({ root, out }: Place): string | undefined {
  const page = unlessRefused(() => readFileSync(resolve(root, out, witness), 'latin1'))
  return page === undefined ? undefined : shortHash(page)
}
