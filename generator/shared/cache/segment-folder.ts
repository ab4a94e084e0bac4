import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openSegment, readGeneration, type Segment } from './segment.ts'

export const segmentSuffix = '.pack'

/** Of a segment that is being written. */
export const partSuffix = '.part'

/** Milliseconds after which an unfinished segment is nobody's any more. */
const abandonedAfter = 60 * 60 * 1000

export interface OpenedSegments {
  readonly segments: readonly Segment[]
  /** Files that are no segments, or not whole. */
  readonly damaged: readonly string[]
  /** Files of another version. */
  readonly outdated: readonly string[]
}

/** Opens all segments of a folder; one that another run removes meanwhile is passed over. */
export function openSegments(folder: string, version: string): OpenedSegments {
  const opened = listFiles(folder, /^[0-9a-f]{8}\.pack$/).map((file) => ({ file, result: openSegment(file, version) }))
  const filesOf = (refusal: string) => opened.filter(({ result }) => result === refusal).map(({ file }) => file)
  return {
    segments: opened.flatMap(({ result }) => (typeof result === 'string' ? [] : [result])),
    damaged: filesOf('damaged'),
    outdated: filesOf('outdated'),
  }
}

/** A generation after those of all segments, also of those which other runs have added since `known` were opened. */
export function findNextGeneration(folder: string, known: readonly Segment[], version: string): number {
  const files = new Set(known.map(({ file }) => file))
  const added = listFiles(folder, /^[0-9a-f]{8}\.pack$/).filter((file) => !files.has(file))
  const generations = [
    ...known.map(({ generation }) => generation),
    ...added.map((file) => readGeneration(file, version)),
  ]
  return Math.max(0, ...generations) + 1
}

/** Removes what runs that were stopped have left. */
export function removeAbandoned(folder: string): void {
  const now = Date.now()
  const parts = listFiles(folder, /^[0-9a-f]{8}\.pack\.part$/)
  removeFiles(
    parts.filter((file) => now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) > abandonedAfter),
  )
}

/** Removes what can be removed. */
export function removeFiles(files: readonly string[]): void {
  for (const file of files) {
    try {
      rmSync(file, { force: true })
    } catch {
      // It stays where nobody is hurt by it, and the next run tries again.
    }
  }
}

function listFiles(folder: string, names: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => names.test(name))
      .toSorted()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}
