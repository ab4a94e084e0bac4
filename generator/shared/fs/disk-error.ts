import { rmSync } from 'node:fs'

/** Whether the system refused an operation, such as on a full disk or for a missing permission. All other errors are bugs. */
export function isDiskError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/** Whether the system reported one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** Nothing that the generator could do differently, unlike a file that is missing. Windows says `EBUSY` for a file in use. */
const refusals = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'EFBIG', 'EIO', 'EBUSY'] as const

/** What the system refused, as a sentence; `undefined` for all other errors. */
export function explainRefusal(error: unknown): string | undefined {
  if (!isDiskError(error) || !hasCode(error, ...refusals)) return undefined
  return `The system refused to read or write a file: ${error.message}`
}

/** The result of `work`, or `undefined` on a disk error, for optional operations. */
export function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (isDiskError(error)) return undefined
    throw error
  }
}

/** Whether `work` succeeded. */
export function succeeds(work: () => void): boolean {
  const done = unlessRefused(() => {
    work()
    return true
  })
  return done === true
}

/** Removes a file or folder. If that fails, a later run will do it. */
export function removeFolder(path: string): void {
  succeeds(() => rmSync(path, { recursive: true, force: true }))
}
