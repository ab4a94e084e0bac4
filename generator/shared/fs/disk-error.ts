import { rmSync } from 'node:fs'

/** Whether the system refused something, as a full disk or a missing permission does. All other errors are bugs. */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/** What `work` returns, or `undefined` if the system refuses: for what can do without. */
export function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (isDiskError(error)) return undefined
    throw error
  }
}

/** Whether `work` could be done. */
export function succeeds(work: () => void): boolean {
  const done = unlessRefused(() => {
    work()
    return true
  })
  return done === true
}

/** Removes a file or a folder. What cannot be removed now is left to a later run. */
export function removeFolder(path: string): void {
  succeeds(() => rmSync(path, { recursive: true, force: true }))
}
