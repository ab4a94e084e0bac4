import { type CompactionInput, planCompaction } from './compaction.ts'
import { readRecord } from './pack-record.ts'
import { findNextGeneration } from './segment-folder.ts'
import { formatTail, type IndexEntry } from './segment-format.ts'

export interface PackState extends CompactionInput {
  readonly folder: string
  readonly version: string
}

/**
 * Writes what was set and, together with it, the live records of segments that are better merged; nothing where there is neither.
 * Returns the files that are then needless. Throws where the disk refuses.
 */
export function savePack(state: PackState): readonly string[] {
  const { folder, version, today, segments, records, log } = state
  const { merged, keeps } = planCompaction(state)
  if (merged.length === 0 && log.size() === 0) return []
  const generation = findNextGeneration(folder, segments, version)
  const rewritten = new Set<unknown>(merged)
  const entries: IndexEntry[] = []
  for (const [key, record] of records) {
    const { source, offset, length, sum, day = today, born = generation } = record
    if (source === log) entries.push([key, offset, length, sum, today, generation])
    else if (rewritten.has(source) && keeps(record)) {
      const bytes = readRecord(record)
      if (bytes) entries.push([key, log.append(bytes), length, sum, record.isUsed ? today : day, born])
    }
  }
  if (entries.length > 0) log.finish(formatTail(entries, { version, generation, end: log.size() }))
  return merged.map(({ file }) => file)
}
