import { openReadingCaches } from '../../content/reading/open-caches.ts'
import { createReadings } from '../../content/reading/readings.ts'
import { loadSources, type SourceLocations, type Sources } from '../../content/load/load-sources.ts'
import type { Entries } from '../../content/validate/entry.ts'
import { validateSources } from '../../content/validate/validate-sources.ts'
import type { Files } from '../../shared/fs/files.ts'

/** What the site has already, for an author who adds to it. Files with mistakes are there by name only. */
export interface AuthoringContext {
  readonly sources: Sources
  readonly entries: Entries
  /** The day, `YYYY-MM-DD` in the site's zone. */
  readonly today: string
}

export async function readAuthoringContext(
  files: Files,
  locations: SourceLocations,
  today: string,
): Promise<AuthoringContext> {
  const sources = (await loadSources(files, locations)).value
  const readings = createReadings(openReadingCaches())
  const validated = await validateSources(sources, locations, { today, audience: 'authors', readings })
  return { sources, entries: validated.value.entries, today }
}
