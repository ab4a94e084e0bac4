import { join } from 'node:path'
import { removeFolder } from '../fs/disk-error.ts'
import { groupBy } from '../group-by.ts'
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
const format = 'cache-4'

/** One for each value of `indexOf`. With 10,000 posts, an edit reads a fifth of the HTML: that of all texts but posts. */
const mostFiles = 256

/**
 * Opens a cache of plain files, read on demand and written atomically, with a key and its value on each line. Files have a
 * CRC-32; damaged, foreign or unreadable ones are ignored.
 */
export function openCache<Value>({ folder, name, version, isDamaged, report }: CacheOptions): Cache<Value> {
  const mark = `${format} ${version}` as const
  const fileOf = (index: number) => join(folder ?? '', `${name}-${index}.json`)
  const load = (index: number): Part<Value> => {
    const file = fileOf(index)
    const isKept = folder !== undefined && !isDamaged
    const text = isKept ? readChecked(file, mark, () => report(`${file} is damaged and will be rebuilt.`)) : undefined
    // A valid checksum means that `save` below wrote it.
    return { values: new Map(text ? text.split('\n').map(parseLine<Value>) : []), isChanged: isDamaged === true }
  }
  const parts = new Map<number, Part<Value>>()
  const partAt = (index: number) => {
    const part = parts.get(index) ?? load(index)
    parts.set(index, part)
    return part
  }
  return {
    get(key) {
      const value = partAt(indexOf(key)).values.get(key)
      return value === undefined ? undefined : decodeAscii(value)
    },
    set(key, value) {
      const part = partAt(indexOf(key))
      part.values.set(key, value)
      part.isChanged = true
    },
    save(live) {
      if (folder === undefined) return
      const kept = groupBy(live, indexOf)
      for (let index = 0; index < mostFiles; index += 1) {
        const keys = kept.get(index)
        // Even if it wasn't read: a single value, such as the related posts, is in a different file after each change.
        if (!keys) {
          removeFolder(fileOf(index))
          continue
        }
        // A file that wasn't read still holds only live values.
        const part = isDamaged ? partAt(index) : parts.get(index)
        if (!part || (!part.isChanged && part.values.size === keys.length)) continue
        const lines = keys.flatMap((key) => {
          const value = part.values.get(key)
          return value === undefined ? [] : [`${key} ${value}`]
        })
        if (!writeChecked(fileOf(index), mark, lines.join('\n') as Ascii)) return
      }
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

/** Keys are hex hashes, so their first two digits spread them evenly. */
function indexOf(key: string): number {
  return Number.parseInt(key.slice(0, 2), 16)
}
