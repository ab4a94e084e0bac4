import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { crc32 } from 'node:zlib'

/** A file as a bundler has read it. */
export interface InputState {
  /** Relative to the source folder. */
  readonly path: string
  /** Bytes; absent where there was no such file. */
  readonly size?: number | undefined
  /** Milliseconds since 1970; absent where a later change may have the same time. */
  readonly changed?: number | undefined
  readonly sum?: number | undefined
}

/** How coarse the times of files are, in milliseconds: on some disks, and where the system's clock ticks. */
const coarse = { disk: 2000, clock: 50 } as const

/**
 * Describes what a bundler that began at `begun` (milliseconds since 1970) has read. `undefined` where a file was changed
 * meanwhile: nobody knows then which of its bytes were bundled.
 */
export function describeInputs(folder: string, paths: readonly string[], begun: number): InputState[] | undefined {
  const states: InputState[] = []
  for (const path of paths) {
    const found = look(folder, path)
    if (found && Math.max(found.mtimeMs, found.ctimeMs) > begun - coarse.clock) return undefined
    const isSettled = found && found.mtimeMs < begun - coarse.disk
    states.push({
      path,
      size: found?.size,
      changed: isSettled ? found.mtimeMs : undefined,
      sum: found && sumFile(folder, path),
    })
  }
  return states
}

/** Whether all files are as they were: by size and time, or else by their bytes. */
export function areUnchanged(folder: string, states: readonly InputState[]): boolean {
  return states.every(({ path, size, changed, sum }) => {
    const found = look(folder, path)
    if (found?.size !== size) return false
    return found === undefined || found.mtimeMs === changed || sumFile(folder, path) === sum
  })
}

function look(folder: string, path: string) {
  const found = statSync(resolve(folder, path), { throwIfNoEntry: false })
  return found?.isFile() ? found : undefined
}

/** `undefined` where the file went away. */
function sumFile(folder: string, path: string): number | undefined {
  try {
    return crc32(readFileSync(resolve(folder, path)))
  } catch {
    return undefined
  }
}
