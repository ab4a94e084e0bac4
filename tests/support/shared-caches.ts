import { createReadings, openReadingCaches } from '../../generator/content/reading/readings.ts'
import { openMemoryCache } from './memory-cache.ts'

/**
 * Caches for all in-memory checks and builds in a worker: images, styles and scripts are made once, and unchanged files are
 * read once.
 */
export const sharedCaches = { cache: openMemoryCache(), readings: createReadings(openReadingCaches()) }
