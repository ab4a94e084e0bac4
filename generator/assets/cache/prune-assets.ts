import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dropFile, keepWhole } from './kept-file.ts'
import { parseKeptName } from './kept-name.ts'

/** Milliseconds. */
const dayLength = 24 * 60 * 60 * 1000
const abandonedAfter = 60 * 60 * 1000

/** Days without use after which a file goes. */
const unusedFor = 30

/** Stands among the keys for the last day on which this was done. */
const lastRun = ''

/** The day, in days since 1970, on which each key was last used. */
type UseRecord = ReadonlyMap<string, number>

/**
 * Removes from a cache what nobody used for 30 days, what stopped runs have left, and files of its former kind. Never throws.
 * The first run of a day does it, and writes down the uses in a file of their own: kept files are linked into sites, whose times are not ours to change.
 *
 * @param used The keys that this run asked for.
 * @param now Milliseconds since 1970.
 */
export async function pruneAssets(folder: string, used: ReadonlySet<string>, now: number): Promise<void> {
  try {
    await prune(folder, used, now)
  } catch {
    // What could not be removed costs room and nothing else.
  }
}

async function prune(folder: string, used: ReadonlySet<string>, now: number): Promise<void> {
  const recordFile = join(folder, 'used.json')
  const today = Math.floor(now / dayLength)
  const before = await readRecord(recordFile)
  if (before.get(lastRun) === today) return
  const names = (await readdir(folder)).filter(isOurs)
  const kept = names.flatMap((name) => {
    const key = isPart(name) ? undefined : parseKeptName(name)?.key
    return key === undefined ? [] : [{ key, file: join(folder, name) }]
  })
  const lastUse = (key: string) => (used.has(key) ? today : before.get(key))
  for (const { key, file } of kept) {
    const day = lastUse(key)
    // A file that no run has written down may be that of a run at this very moment.
    const isUnused = day === undefined || today - day > unusedFor
    if (isUnused && (await isOlder(file, now - unusedFor * dayLength))) dropFile(file)
  }
  for (const name of names) {
    const file = join(folder, name)
    const isNeedless = isPart(name) ? await isOlder(file, now - abandonedAfter) : !parseKeptName(name)
    if (isNeedless) dropFile(file)
  }
  const after = kept.flatMap(({ key }) => {
    const day = lastUse(key)
    return day === undefined || today - day > unusedFor ? [] : [[key, day] as const]
  })
  if (after.length === 0) return
  await keepWhole(recordFile, Buffer.from(JSON.stringify(Object.fromEntries([[lastRun, today], ...after]))))
}

/** Nothing else goes, whatever folder somebody gives to the cache: a hash is in all our names. */
function isOurs(name: string): boolean {
  return /^(?:[a-z]+-)?[0-9a-f]{12}[-.]/.test(name)
}

function isPart(name: string): boolean {
  return name.endsWith('.part')
}

async function isOlder(file: string, moment: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && found.isFile() && found.mtimeMs < moment
}

async function readRecord(file: string): Promise<UseRecord> {
  try {
    const record: unknown = JSON.parse(await readFile(file, 'utf8'))
    const days = Object.entries(record ?? {}).filter(([, day]) => Number.isInteger(day))
    return new Map(days as [string, number][])
  } catch {
    return new Map()
  }
}
