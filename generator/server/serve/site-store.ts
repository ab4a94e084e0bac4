import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { isWithin } from '../../shared/fs/is-within.ts'
import type { OutputFile } from '../../shared/output-file.ts'

/**
 * Where a server reads the site's files from. Paths are relative, with forward slashes, and already checked by `createResolver`.
 */
export interface SiteStore {
  has(path: string): boolean
  read(path: string): Uint8Array | undefined
  /** Makes a file that is only made when it's requested. Called before each `read`. */
  prepare?(path: string): Promise<void>
  /** When a file last changed, if known. */
  modified?(path: string): Date | undefined
}

/** Serves a folder. Links are only followed within it, and unreadable files count as missing. */
export function openFolderStore(folder: string): SiteStore {
  const find = (path: string) =>
    unlessRefused(() => {
      const file = realpathSync(join(folder, path))
      const stat = statSync(file)
      return stat.isFile() && isWithin(file, realpathSync(folder)) ? { file, modified: stat.mtime } : undefined
    })
  return {
    has: (path) => find(path) !== undefined,
    modified: (path) => find(path)?.modified,
    read(path) {
      const found = find(path)
      return found && unlessRefused(() => readFileSync(found.file))
    },
  }
}

/** Serves a build from memory; `replace` swaps in the next one. Pages are rendered, and images encoded, on request. */
export function openMemoryStore() {
  let files = new Map<string, OutputFile>()
  return {
    has: (path: string) => files.has(path),
    prepare: async (path: string) => files.get(path)?.prepare?.(),
    read(path: string) {
      const output = files.get(path)
      return output && Buffer.from(output.content)
    },
    replace(outputs: readonly OutputFile[]) {
      files = new Map(outputs.map((output) => [output.path, output]))
    },
  }
}
