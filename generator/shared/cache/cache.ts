import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolder, unlessRefused } from '../fs/disk-error.ts'
import { readChecked, writeChecked } from './checked-file.ts'

/** JSON values by keys that name all that they were made of, so that a later run need not make them again. */
export interface Cache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  /** Writes what is new and drops all but the values of `live` keys. */
  save(live: ReadonlySet<string>): void
}

export interface CacheOptions {
  /** Absolute; absent where nothing outlives the run. */
  readonly folder: string | undefined
  /** Begins the names of its files. */
  readonly name: string
  /** Names the code that makes the values: what other code has made is not seen. */
  readonly version: string
  /** What is there is damaged: it is not read, only replaced. */
  readonly isDamaged?: boolean | undefined
  /** Hears in a sentence of a file that is damaged, and is made again. */
  readonly report: (sentence: string) => void
}

/** Values that are read and written together: an edit writes one such file, and few are read for a page. */
const valuesInFile = 64

/**
 * Opens a cache of a few plain files, each of which is read when a key in it is first asked for and is written whole. A file has
 * a CRC-32, and one that is damaged, foreign or unreadable is as good as none.
 */
export function openCache<Value>({ folder, name, version, isDamaged, report }: CacheOptions): Cache<Value> {
  const found = folder === undefined || isDamaged ? 0 : countFiles(folder, name)
  const fileOf = (index: number, count: number) => join(folder ?? '', `${name}-${count}-${index}.json`)
  const parts = new Map<number, Part<Value>>()
  const load = (index: number): Part<Value> => {
    const file = fileOf(index, found)
    const complain = () => report(`${file} is damaged and will be rebuilt.`)
    // What has its sum was written below.
    const values = (found === 0 ? [] : (readChecked(file, `cache ${version}`, complain) ?? [])) as [string, Value][]
    return { values: new Map(values), isChanged: false }
  }
  const partOf = (key: string) => {
    const index = indexOf(key, found)
    const part = parts.get(index) ?? load(index)
    parts.set(index, part)
    return part
  }
  return {
    get: (key) => partOf(key).values.get(key),
    set(key, value) {
      const part = partOf(key)
      part.values.set(key, value)
      part.isChanged = true
    },
    save(live) {
      if (folder === undefined) return
      const count = chooseCount(live.size)
      if (count !== found) for (const key of live) partOf(key)
      const kept: string[][] = Array.from({ length: count }, () => [])
      for (const key of live) kept[indexOf(key, count)]?.push(key)
      for (const [index, keys] of kept.entries()) {
        if (count === found && !isOutdated(parts.get(index), keys)) continue
        const values = keys.flatMap((key) => {
          const value = partOf(key).values.get(key)
          return value === undefined ? [] : [[key, value] as const]
        })
        if (!writeChecked(fileOf(index, count), `cache ${version}`, values)) return
      }
      if (count !== found) removeFiles(folder, name, count)
    },
  }
}

interface Part<Value> {
  readonly values: Map<string, Value>
  isChanged: boolean
}

/** A file that was not read holds what it held, and that was live. */
function isOutdated(part: Part<unknown> | undefined, live: readonly string[]): boolean {
  return part !== undefined && (part.isChanged || part.values.size !== live.length)
}

/** Keys are hexadecimal hashes: their first digits spread them evenly. */
function indexOf(key: string, count: number): number {
  return Number.parseInt(key.slice(0, 6), 16) % Math.max(1, count)
}

/** A power of two, so that a site that grows seldom moves all values. */
function chooseCount(values: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(values / valuesInFile)))
}

function countFiles(folder: string, name: string): number {
  const counts = listFiles(folder, name).map(({ count }) => count)
  return Math.max(0, ...counts)
}

function listFiles(folder: string, name: string) {
  const pattern = new RegExp(`^${name}-(\\d+)-\\d+\\.json$`)
  return (unlessRefused(() => readdirSync(folder)) ?? []).flatMap((file) => {
    const count = Number(pattern.exec(file)?.[1])
    return count > 0 ? [{ file, count }] : []
  })
}

function removeFiles(folder: string, name: string, except: number): void {
  for (const { file, count } of listFiles(folder, name)) if (count !== except) removeFolder(join(folder, file))
}
