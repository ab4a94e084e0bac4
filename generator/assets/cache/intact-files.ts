import { lstatSync } from 'node:fs'
import { basename } from 'node:path'
import { type Cache, openCache } from '../../shared/cache/cache.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { readWhole } from './cached-file.ts'

/** Remembers which cached files have the bytes that their names promise: one that was not touched since is not read again. */
interface IntactFiles {
  /** Whether a file is as it was written. Reads it if its size, time or inode number are not those of the last look. */
  check(file: string): boolean
  /** A file that was written just now. */
  note(file: string): void
  /** Leaves what is known of `files` to the next run. */
  save(files: Iterable<string>): void
}

export function openIntactFiles(folder: string): IntactFiles {
  let opened: Cache<string> | undefined
  // Opened when it is needed: that lists a folder of many files.
  const states = () => (opened ??= openCache({ folder, name: 'intact', version: '1', report: () => undefined }))
  let isChanged = false
  const note = (file: string, state = readState(file)) => {
    if (state === undefined) return
    states().set(keyOf(file), state)
    isChanged = true
  }
  return {
    check(file) {
      const state = readState(file)
      if (state !== undefined && states().get(keyOf(file)) === state) return true
      if (!readWhole(file)) return false
      note(file, state)
      return true
    },
    note,
    save(files) {
      if (isChanged) states().save(new Set([...files].map(keyOf)))
    },
  }
}

function keyOf(file: string): string {
  return shortHash(basename(file))
}

/** Without the time of the last change of the inode, which a new link sets. */
function readState(file: string): string | undefined {
  const state = unlessRefused(() => lstatSync(file))
  return state && `${state.size} ${state.mtimeMs} ${state.ino}`
}
