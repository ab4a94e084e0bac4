import { openCache, type CacheOptions } from '../../shared/cache/cache.ts'
import type { ReadingCaches } from './readings.ts'

/** Opens the caches of readings; for a run of its own where no options are given. */
export function openReadingCaches(options?: Omit<CacheOptions, 'name'>): ReadingCaches {
  const { folder, version = '', report = () => undefined, isDamaged } = options ?? {}
  return {
    readings: openCache({ folder, version, report, isDamaged, name: 'readings' }),
    texts: openCache({ folder, version, report, isDamaged, name: 'texts' }),
  }
}
