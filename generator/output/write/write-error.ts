import { isDiskError } from '../../shared/fs/disk-error.ts'

/** A disk error while writing a site. The message is a complete sentence for the person who runs the build; no stack is shown. */
export class WriteError extends Error {}

/** Runs `work` for the site at `folder` and rethrows disk errors as a `WriteError`. */
export function onDisk<Result>(folder: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    // `EEXIST` isn't a disk problem: we never overwrite our own files, so two files with one name are our bug.
    if (!isDiskError(error) || error.code === 'EEXIST') throw error
    throw new WriteError(formatRefusal(error, folder), { cause: error })
  }
}

/** Errors that a person can do something about. For any other, the system's message is shown. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission is denied, or another program is using it'],
  ['EBUSY', "another program is using it, or it's a mount point"],
  ['EFBIG', 'a file is larger than this disk allows'],
  ['ENOTDIR', 'part of its path is a file'],
])

function formatRefusal({ code = '', message }: NodeJS.ErrnoException, folder: string): string {
  if (code === 'ENOSPC') return `The disk is full: ${folder} could not be written and hasn't changed.`
  if (code === 'EDQUOT') return `The disk quota is used up: ${folder} could not be written and hasn't changed.`
  return `${folder} could not be written and hasn't changed: ${reasons.get(code) ?? message} (${code}).`
}
