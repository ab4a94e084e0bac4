import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolder, unlessRefused } from '../fs/disk-error.ts'
import { type Ascii, type AsciiJson, decodeAscii } from './ascii-json.ts'
import { readChecked, writeChecked } from './checked-file.ts'

/** Values under keys that cover all of their inputs, so that later runs can reuse them. */
export interface Cache<Value> {
  /** A new copy each time. */
  get(key: string): Value | undefined
  /** Takes JSON, because a value that another thread encoded arrives and is written as it is. */
  set(key: string, value: AsciiJson<Value>): void
  /** Writes new values and drops those whose keys aren't `live`. */
  save(live: ReadonlySet<string>): void
}

export interface CacheOptions {
  /** Absolute; absent if nothing is kept between runs. */
  readonly folder: string | undefined
  /** Prefix of its file names. */
  readonly name: string
  /** Version of the code that makes the values. Values of other versions are ignored. */
  readonly version: string
  /** The files are known to be damaged: they aren't read, only replaced. */
  readonly isDamaged?: boolean | undefined
  /** Called with a sentence when a damaged file is rebuilt. */
  readonly report: (sentence: string) => void
}

/** Increase the number when files of the format before can no longer be read. */
const format = 'cache-2'

/** Number of values per file: an edit writes one such file, and a page needs few of them. */
const valuesInFile = 64

/**
 * Opens a cache made of a few plain files, with a key and its value on each line. Each file is read when one of its keys is first
 * requested, and is written atomically. Files have a CRC-32; damaged, foreign or unreadable ones are ignored.
 */
export function openCache<Value>({ folder, name, version, isDamaged, report }: CacheOptions): Cache<Value> {
  const found = folder === undefined || isDamaged ? 0 : countFiles(folder, name)
  const fileOf = (index: number, count: number) => join(folder ?? '', `${name}-${count}-${index}.json`)
  const parts = new Map<number, Part<Value>>()
  const load = (index: number): Part<Value> => {
    const file = fileOf(index, found)
    const complain = () => report(`${file} is damaged and will be rebuilt.`)
    const text = found === 0 ? undefined : readChecked(file, `${format} ${version}`, complain)
    // A valid checksum means that `save` below wrote it.
    return { values: new Map(text ? text.split('\n').map(parseLine<Value>) : []), isChanged: false }
  }
  const partOf = (key: string) => {
    const index = indexOf(key, found)
    const part = parts.get(index) ?? load(index)
    parts.set(index, part)
    return part
  }
  return {
    get(key) {
      const value = partOf(key).values.get(key)
      return value === undefined ? undefined : decodeAscii(value)
    },
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
        const lines = keys.flatMap((key) => {
          const value = partOf(key).values.get(key)
          return value === undefined ? [] : [`${key} ${value}`]
        })
        if (!writeChecked(fileOf(index, count), `${format} ${version}`, lines.join('\n') as Ascii)) return
      }
      if (count !== found) removeFiles(folder, name, count)
    },
  }
}

interface Part<Value> {
  readonly values: Map<string, AsciiJson<Value>>
  isChanged: boolean
}

/** Keys have no spaces, and JSON has no line breaks. */
function parseLine<Value>(line: string): [key: string, value: AsciiJson<Value>] {
  const end = line.indexOf(' ')
  return [line.slice(0, end), line.slice(end + 1) as AsciiJson<Value>]
}

/** A file that wasn't read still holds only live values. */
function isOutdated(part: Part<unknown> | undefined, live: readonly string[]): boolean {
  return part !== undefined && (part.isChanged || part.values.size !== live.length)
}

/** Keys are hex hashes, so their first digits spread them evenly. */
function indexOf(key: string, count: number): number {
  return Number.parseInt(key.slice(0, 6), 16) % Math.max(1, count)
}

/** A power of two, so that a growing site seldom redistributes all values. */
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
