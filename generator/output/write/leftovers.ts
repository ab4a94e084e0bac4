import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { attempt } from './attempt.ts'

/** A site that is being made, the one that it replaces while both are moved, and one that is being removed. */
type Kind = 'next' | 'previous' | 'removed'

/** Milliseconds after which a running process has the number of a run that ended, and is not that run. */
const longestRun = 24 * 60 * 60 * 1000

/**
 * `.dist.next-4711-1f0c9a2b`: beside the site, so that moving is renaming; hidden, unlike any other run's, and with the
 * number of the process, so that later runs know whether anybody still needs it.
 */
export function nameBeside(folder: string, kind: Kind): string {
  const suffix = `${process.pid}-${randomBytes(4).toString('hex')}`
  return join(dirname(folder), `.${basename(folder)}.${kind}-${suffix}`)
}

export interface Leftover {
  readonly path: string
  readonly kind: Kind
  /** Number of the process that made it. */
  readonly pid: number
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** What runs have beside the site, be they over or not; oldest first. */
export function listBeside(folder: string): Leftover[] {
  const names = attempt(() => readdirSync(dirname(folder))) ?? []
  return names.flatMap((name) => readLeftover(folder, name)).toSorted((a, b) => a.changed - b.changed)
}

function readLeftover(folder: string, name: string): Leftover[] {
  const start = `.${basename(folder)}.`
  const [, kind, pid] = /^(next|previous|removed)-(\d+)-[0-9a-f]{8}$/.exec(name.slice(start.length)) ?? []
  if (!name.startsWith(start) || kind === undefined) return []
  const path = join(dirname(folder), name)
  const changed = attempt(() => lstatSync(path).ctimeMs)
  return changed === undefined ? [] : [{ path, kind: kind as Kind, pid: Number(pid), changed }]
}

/** Whether the run that made it is over, and can no longer need it. */
export function isAbandoned({ pid, changed }: Leftover): boolean {
  // In a container each run may have the same number.
  if (pid === process.pid) return changed < performance.timeOrigin
  return !isRunning(pid) || Date.now() - changed > longestRun
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 reaches nobody; it only asks.
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
