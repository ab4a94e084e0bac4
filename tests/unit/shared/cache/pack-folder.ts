import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPack, type Pack, type PackOptions } from '../../../../generator/shared/cache/pack.ts'

/** A folder for one test, and packs in it that tell what they report. */
export interface PackFolder {
  readonly folder: string
  /** What all packs of this folder have reported. */
  readonly reports: readonly string[]
  open(changes?: Partial<PackOptions>): Pack
  /** Opens a pack, sets records and closes it. */
  put(records: Readonly<Record<string, string>>, changes?: Partial<PackOptions>): void
  /** What a new pack has under these keys. */
  take(keys: readonly string[], changes?: Partial<PackOptions>): (string | undefined)[]
  /** Absolute paths of all files, sorted. */
  files(): string[]
  /** Writes a file anew. */
  damage(file: string, change: (bytes: Buffer) => Buffer): void
  remove(): void
}

export function createPackFolder(): PackFolder {
  const parent = mkdtempSync(join(tmpdir(), 'pack-'))
  const folder = join(parent, 'pages')
  const reports: string[] = []
  const open = (changes: Partial<PackOptions> = {}) =>
    openPack(folder, { version: '1', today: 20_000, report: (sentence) => reports.push(sentence), ...changes })
  return {
    folder,
    reports,
    open,
    put(records, changes) {
      const pack = open(changes)
      for (const [key, value] of Object.entries(records)) pack.set(key, value)
      pack.close()
    },
    take(keys, changes) {
      const pack = open(changes)
      const values = keys.map((key) => pack.get(key))
      pack.close()
      return values
    },
    files: () => (existsSync(folder) ? readdirSync(folder) : []).toSorted().map((name) => join(folder, name)),
    damage: (file, change) => writeFileSync(file, change(readFileSync(file))),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}
