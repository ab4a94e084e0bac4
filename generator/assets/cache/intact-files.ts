import { lstatSync } from 'node:fs'
import { basename } from 'node:path'
import { encodeAscii } from '../../shared/cache/ascii-json.ts'
import { openCache } from '../../shared/cache/cache.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { readWhole } from './cached-file.ts'

/** Remembers which cached files match their checksums, so that untouched files aren't read again. */
export function openIntactFiles(folder: string) {
  const states = openCache<string>({ folder, name: 'intact', version: '1', report: () => undefined })
  let isChanged = false
  const note = (file: string, state = readState(file)) => {
    if (state === undefined) return
    states.set(keyOf(file), encodeAscii(state))
    isChanged = true
  }
  return {
    /** Whether a file is intact. Reads it only if its size, mtime or inode number changed since the last check. */
    check(file: string): boolean {
      const state = readState(file)
      if (state !== undefined && states.get(keyOf(file)) === state) return true
      if (!readWhole(file)) return false
      note(file, state)
      return true
    },
    /** Records a file that was just written. */
    note: (file: string) => note(file),
    /** Saves what is known about `files` for the next run. */
    save(files: Iterable<string>) {
      if (isChanged) states.save(new Set([...files].map(keyOf)))
    },
  }
}

function keyOf(file: string): string {
  return shortHash(basename(file))
}

/** Leaves out ctime, because creating a hard link changes it. */
function readState(file: string): string | undefined {
  const state = unlessRefused(() => lstatSync(file))
  return state && `${state.size} ${state.mtimeMs} ${state.ino}`
}
