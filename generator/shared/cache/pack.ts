import { crc32 } from 'node:zlib'
import { gatherRecords, type PackRecord, readRecord } from './pack-record.ts'
import { createRecordLog } from './record-log.ts'
import { decodeText, encodeText } from './record-text.ts'
import { savePack } from './save-pack.ts'
import { createScratch } from './scratch.ts'
import { openSegments, removeAbandoned, removeFiles } from './segment-folder.ts'

/** Keeps many small texts, each by the hash of all that went into it, in few files. */
export interface Pack {
  /** Whether a record is kept under the key, without reading it. To ask is to use. */
  has(key: string): boolean
  /** The record, whole as it was put; `undefined` where there is none or it was damaged. */
  get(key: string): string | undefined
  /** Keeps a record. It can be got at once, and goes to disk with the next ones: memory holds few of them. */
  set(key: string, value: string): void
  /**
   * Makes what was set last: later runs have it only after this. Drops what nobody used for a month, but for a run that had
   * no reason to ask for all that is of use (`keepsAll`). Never throws.
   */
  close(keepsAll?: boolean): void
}

export interface PackOptions {
  /** Records of another version are not seen, and dropped. */
  readonly version: string
  /** In days since 1970. */
  readonly today: number
  /** Each run asks for all that is still of use: then little else is kept. */
  readonly usesAll?: boolean
  /** Hears one sentence at most. */
  readonly report: (sentence: string) => void
}

/**
 * Opens the pack in a folder of its own. What is damaged or cannot be written costs time and nothing else.
 * Runs at the same time each add a file of their own; of two records under one key, that of the run that closed last is got.
 */
export function openPack(folder: string, { version, today, report, usesAll = false }: PackOptions): Pack {
  const tell = createTeller(report)
  const tellDamage = () => tell(`The cache in ${folder} is damaged and was made anew.`)
  const { segments, damaged, outdated } = openSegments(folder, version)
  if (damaged.length > 0) tellDamage()
  const records = gatherRecords(segments)
  const log = createRecordLog(folder)
  const scratch = createScratch()
  let isClosed = false
  const save = () => {
    try {
      return savePack({ folder, version, today, segments, records, usesAll, log })
    } catch {
      tell(`The cache in ${folder} cannot be written, so that nothing of this run is kept.`)
      return []
    }
  }
  return {
    has(key) {
      const record = records.get(key)
      if (record) record.isUsed = true
      return record !== undefined
    },
    get(key) {
      const record = records.get(key)
      const bytes = record && readRecord(record)
      if (record && bytes) {
        record.isUsed = true
        return decodeText(bytes)
      }
      if (records.delete(key)) tellDamage()
      return undefined
    },
    set(key, value) {
      const bytes = encodeText(value, scratch)
      const record: PackRecord = { source: log, offset: log.append(bytes), length: bytes.length, sum: crc32(bytes) }
      records.set(key, record)
    },
    close(keepsAll = false) {
      if (isClosed) return
      isClosed = true
      if (keepsAll) for (const record of records.values()) record.isUsed = true
      const merged = save()
      log.discard()
      for (const segment of segments) segment.close()
      removeFiles([...merged, ...damaged, ...outdated])
      removeAbandoned(folder)
      records.clear()
    },
  }
}

/** For `--no-cache`. */
export function openMemoryPack(): Pack {
  const records = new Map<string, string>()
  return {
    has: (key) => records.has(key),
    get: (key) => records.get(key),
    set: (key, value) => void records.set(key, value),
    close: () => records.clear(),
  }
}

/** Passes on the first sentence: one says enough, and thousands of records may all be damaged. */
function createTeller(report: (sentence: string) => void): (sentence: string) => void {
  const told: string[] = []
  return (sentence) => {
    if (told.push(sentence) === 1) report(sentence)
  }
}
