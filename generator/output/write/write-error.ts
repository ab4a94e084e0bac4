import { isDiskError } from '../../shared/fs/disk-error.ts'

/** The disk refuses a site. The message is one complete sentence for the person who runs the build, without a stack. */
export class WriteError extends Error {}

/** Does `work` on the disk for the site at `folder`; what the disk refuses is thrown as a `WriteError`. */
export function onDisk<Result>(folder: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw isRefusal(error) ? new WriteError(formatRefusal(error, folder), { cause: error }) : error
  }
}

/** A name that is taken is no refusal: nothing of ours is ever written over, so two files of one name are our own mistake. */
function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return isDiskError(error) && error.code !== 'EEXIST'
}

/** What to say for what a person can do something about; for anything else the system has its own words. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission is denied, or another program is using it'],
  ['EBUSY', 'another program is using it, or it is a separate disk'],
  ['EFBIG', 'a file is larger than this disk allows'],
  ['ENOTDIR', 'part of its path is a file'],
])

function formatRefusal({ code = '', message }: NodeJS.ErrnoException, folder: string): string {
  if (code === 'ENOSPC') return `The disk is full: ${folder} could not be written and hasn't changed.`
  if (code === 'EDQUOT') return `The disk quota is used up: ${folder} could not be written and hasn't changed.`
  return `${folder} could not be written and hasn't changed: ${reasons.get(code) ?? message} (${code}).`
}
