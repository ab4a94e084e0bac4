import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { HostingDescription } from '../output/hosting/description.ts'
import { readCheckedValue, writeCheckedValue } from '../shared/cache/checked-file.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { unlessRefused } from '../shared/fs/disk-error.ts'
import { locateSiteFile } from './open-caches.ts'
import type { Project } from './project.ts'

type Place = Pick<Project, 'root' | 'out' | 'cache'>

/** Caches the site's hosting description for `preview`, next to the build's record, because it isn't public. */
export function cacheHosting(place: Place, hosting: HostingDescription): void {
  const cached = locateHosting(place)
  if (cached) writeCheckedValue(cached.file, cached.mark, hosting)
}

/** The description cached for the site now in `out`; `undefined` if there is none, it is for another site, or damaged. */
export function readCachedHosting(place: Place): HostingDescription | undefined {
  const cached = locateHosting(place)
  return cached && (readCheckedValue(cached.file, cached.mark, () => undefined) as HostingDescription | undefined)
}

/** The home page names all of the site's styles and scripts, so its hash identifies the site. */
function locateHosting(place: Place) {
  const file = locateSiteFile(place, 'hosting')
  const page = unlessRefused(() => readFileSync(resolve(place.root, place.out, 'index.html'), 'latin1'))
  return file === undefined || page === undefined ? undefined : { file, mark: `hosting ${shortHash(page)}` as const }
}
