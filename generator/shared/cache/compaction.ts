import type { PackRecord } from './pack-record.ts'
import type { RecordLog } from './record-log.ts'
import type { Segment } from './segment.ts'

export interface CompactionInput {
  /** In days since 1970. */
  readonly today: number
  readonly segments: readonly Segment[]
  /** The latest record of each key. */
  readonly records: ReadonlyMap<string, PackRecord>
  /** A run asks for all that is still of use, and not for what changed alone. */
  readonly usesAll: boolean
  /** What this run has set. */
  readonly log: RecordLog
}

export interface CompactionPlan {
  /** Segments that are better written anew, as one. */
  readonly merged: readonly Segment[]
  /** Which of their records stay. */
  readonly keeps: (record: PackRecord) => boolean
}

const mostSegments = 8

/**
 * How many times what a run uses may be kept, where a run uses all that is still of use, and bytes below which nobody counts: an
 * editor who changes what all posts depend on would fill a disk within days.
 */
const mostTimes = 4
const fewBytes = 64 * 1024 * 1024

/** Days without use after which a record is dropped. */
const unusedFor = 30

/** Days after which a use is written down again: to do so is to rewrite the record. */
const markedFor = 15

function isUsed(record: PackRecord): boolean {
  return record.isUsed === true
}

/** All segments where most of their bytes are dead, or most uses were written down long ago; the small ones where they are many. */
export function planCompaction(input: CompactionInput): CompactionPlan {
  const { today, segments, records, usesAll, log } = input
  const ageOf = ({ day = today }: PackRecord) => today - day
  const isLive = (record: PackRecord) => isUsed(record) || ageOf(record) <= unusedFor
  const all = log.size() + sumSizes(segments)
  let [live, unmarked, inUse] = [0, 0, 0]
  for (const record of records.values()) {
    if (isUsed(record) || record.source === log) inUse += record.length
    if (isLive(record)) live += record.length
    if (isUsed(record) && ageOf(record) > markedFor) unmarked += record.length
  }
  if (usesAll && all > Math.max(fewBytes, mostTimes * inUse)) return { merged: segments, keeps: isUsed }
  if (all - live > all / 2 || unmarked > live / 2) return { merged: segments, keeps: isLive }
  const count = segments.length + Math.sign(log.size())
  return { merged: count > mostSegments ? pickSmall(segments) : [], keeps: () => true }
}

/** All but the largest one, where that is larger than the others together: not every ninth run then writes all bytes anew. */
function pickSmall(segments: readonly Segment[]): readonly Segment[] {
  const [largest, ...others] = segments.toSorted((a, b) => b.size - a.size)
  return largest && largest.size > sumSizes(others) ? others : segments
}

function sumSizes(segments: readonly Segment[]): number {
  return segments.reduce((sum, { size }) => sum + size, 0)
}
