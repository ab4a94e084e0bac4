import { isDiskError } from '../../shared/fs/disk-error.ts'

/** The disk refuses a site. The message is one sentence for whoever runs the build, and says all: no stack belongs to it. */
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
  ['EACCES', 'permission is denied'],
  ['EPERM', 'it is not allowed, or another program holds it'],
  ['EBUSY', 'another program holds it, or it is a disk of its own'],
  ['EFBIG', 'a file is larger than may be written here'],
  ['ENOTDIR', 'a part of its path is a file'],
])

function formatRefusal({ code = '', message }: NodeJS.ErrnoException, folder: string): string {
  if (code === 'ENOSPC') return `The disk is full: ${folder} could not be written and is as it was.`
  if (code === 'EDQUOT') return `The disk quota is used up: ${folder} could not be written and is as it was.`
  return `${folder} cannot be written and is as it was: ${reasons.get(code) ?? message} (${code}).`
}
