import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../../generator/shared/diagnostics/catalogue.ts'
import { createReadings, openReadingCaches } from '../../generator/content/reading/readings.ts'
import type { Diagnostic } from '../../generator/shared/diagnostics/diagnostic.ts'
import { formatReport } from '../../generator/shared/diagnostics/format.ts'
import { createMemoCache } from '../../generator/shared/cache/memo-cache.ts'
import { checkSite, type CheckResult } from '../../generator/check-site.ts'
import { isDeep } from '../support/depth.ts'
import { memoryFiles, overlayFiles } from '../support/memory-files.ts'
import { mutation } from '../support/mutations.ts'
import { siteRoot, today } from '../support/project.ts'
import { sharedCaches } from '../support/shared-caches.ts'

/** Number of cases. They depend on the seed, so failures can be reproduced. */
const cases = isDeep ? 2000 : 60
const seed = 20_260_401

/** Limit for one case, in milliseconds of CPU time. */
const longest = 2000

const base = await readContent()
const paths = [...base.keys()].filter((path) => !path.includes('/images/'))
const files = memoryFiles(siteRoot, Object.fromEntries(base))
const { memoize } = createMemoCache()

/** Texts by path. For images only the names, because nothing here opens one. */
async function readContent(): Promise<Map<string, Buffer>> {
  const listed = await readdir(join(siteRoot, 'content'), { recursive: true, withFileTypes: true })
  const found = listed
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(siteRoot.length + 1))
  const contents = [...found, 'site.config.yaml'].map(async (path) => {
    const isPicture = path.startsWith('content/images/')
    return [path, isPicture ? Buffer.alloc(0) : await readFile(join(siteRoot, path))] as const
  })
  return new Map(await Promise.all(contents))
}

/** Errors about a missing, misplaced or non-text file don't point to a line. */
function isOfWholeFile(code: string): boolean {
  return /^(?:images\/|content\/(?:missing-file|misplaced-file|invalid-id|not-utf8|too-large)$)/.test(code)
}

/** Flaws in the diagnostic itself. */
function findFlaws({ message, code, file, place, hint }: Diagnostic, { texts }: CheckResult): string[] {
  const text = texts.get(file)
  const line = place && text?.split('\n')[place.line - 1]
  const isInside = !place || text === undefined || (line !== undefined && place.column <= line.length + 1)
  return [
    ...(message.trim() === '' || /undefined|\[object|NaN/.test(message) ? [`its message is "${message}"`] : []),
    ...(/``|undefined|\[object|NaN|^\s*$/.test(hint ?? 'none') ? [`its hint is "${hint}"`] : []),
    ...(place || isOfWholeFile(code) ? [] : ['it has no place']),
    ...(Object.hasOwn(catalogue, code) ? [] : [`no such code: ${code}`]),
    ...(file === '' ? ['it names no file'] : []),
    ...(place && (place.line < 1 || place.column < 1) ? ['its place is before the file'] : []),
    ...(isInside ? [] : [`its place ${place.line}:${place.column} is not in the file`]),
  ].map((flaw) => `${file} ${code}: ${flaw}`)
}

async function measure(changes: Readonly<Record<string, Buffer | undefined>>, readings = sharedCaches.readings) {
  const start = process.cpuUsage()
  const locations = { root: siteRoot, contentFolder: 'content', configFile: 'site.config.yaml' }
  const request = {
    files: overlayFiles(files, siteRoot, changes),
    locations,
    today,
    audience: 'public',
    memoize,
    readings,
  } as const
  const result = await checkSite(request)
  const report = formatReport(result.diagnostics, result.texts)
  const { user, system } = process.cpuUsage(start)
  return { result, report, took: (user + system) / 1000 }
}

test('whatever happens to a file, it passes or is reported at a location in it, and quickly', async () => {
  let turn = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), mutation, async (path, mutate) => {
      const changes = mutate(base.get(path) ?? Buffer.alloc(0), path)
      const { result, report, took } = await measure(changes)
      // This one knows all unchanged files from earlier checks. To read all of them again is most of the work.
      const isFresh = isDeep || (turn += 1) % 5 === 0
      const fresh = isFresh ? (await measure(changes, createReadings(openReadingCaches()))).report : report
      expect(report).toBe(fresh)
      expect(result.diagnostics.flatMap((diagnostic) => findFlaws(diagnostic, result))).toEqual([])
      // Try again, because the machine may be busy.
      const least = took > longest ? (await measure(changes)).took : took
      expect(least).toBeLessThan(longest)
    }),
    { seed, numRuns: cases, endOnFailure: true },
  )
})
