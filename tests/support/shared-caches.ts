import { openReadingCaches } from '../../generator/content/reading/open-caches.ts'
import { createReadings } from '../../generator/content/reading/readings.ts'
import { openMemoryCache } from './memory-cache.ts'

/** For all checks and builds of a worker in memory: pictures, styles and scripts are made once, and an unchanged file is read once. */
export const sharedCaches = { cache: openMemoryCache(), readings: createReadings(openReadingCaches()) }
