import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { shortHash } from '../shared/cache/short-hash.ts'
import type { HostingDescription } from '../output/hosting/description.ts'
import { attempt, succeeds } from '../output/write/attempt.ts'
import { removeFolder } from '../output/write/swap-site.ts'
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
  const [file, site] = [locate(place), sumSite(place)]
  if (file === undefined || site === undefined) return
  const kept: KeptHosting = { site, hosting }
  const part = `${file}.${process.pid}.part`
  const isKept = succeeds(() => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(part, JSON.stringify(kept))
    renameSync(part, file)
  })
  if (!isKept) removeFolder(part)
}

/** What was kept with the site that lies in `out` now; `undefined` where that is another one, or nothing was kept. */
export function readKeptHosting(place: Place): HostingDescription | undefined {
  const file = locate(place)
  const text = file === undefined ? undefined : attempt(() => readFileSync(file, 'utf8'))
  const kept = text === undefined ? undefined : attempt(() => JSON.parse(text) as KeptHosting)
  return kept !== undefined && kept.site === sumSite(place) ? kept.hosting : undefined
}

function locate({ root, out, cache }: Place): string | undefined {
  if (cache === undefined) return undefined
  return join(resolve(root, cache, 'store'), 'sites', `${shortHash(resolve(root, out))}.hosting.json`)
}

function sumSite({ root, out }: Place): string | undefined {
  const page = attempt(() => readFileSync(resolve(root, out, witness), 'latin1'))
  return page === undefined ? undefined : shortHash(page)
}
