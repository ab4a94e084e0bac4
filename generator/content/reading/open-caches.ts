import { openCache, type CacheOptions } from '../../shared/cache/cache.ts'
import type { ReadingCaches } from './readings.ts'

/** Opens the reading caches. Without options, they last for this run only. */
export function openReadingCaches(options?: Omit<CacheOptions, 'name'>): ReadingCaches {
  const { folder, version = '', report = () => undefined, isDamaged } = options ?? {}
  return {
    readings: openCache({ folder, version, report, isDamaged, name: 'readings' }),
    html: openCache({ folder, version, report, isDamaged, name: 'html' }),
    words: openCache({ folder, version, report, isDamaged, name: 'words' }),
  }
}
