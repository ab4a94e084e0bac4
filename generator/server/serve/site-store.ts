import { readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import type { OutputFile } from '../../shared/output-file.ts'

/** Where a server gets the site's files. Paths are relative, with forward slashes, and were checked by `createResolver`. */
export interface SiteStore {
  has(path: string): boolean
  read(path: string): Uint8Array | undefined
  /** When a file last changed, if that is known. */
  modified?(path: string): Date | undefined
}

/** A folder. What a link in it leads to is served within the folder only; a file that cannot be read is not there. */
export function openFolderStore(folder: string): SiteStore {
  const find = (path: string) =>
    unlessRefused(() => {
      const file = realpathSync(join(folder, path))
      const stat = statSync(file)
      return stat.isFile() && isInside(realpathSync(folder), file) ? { file, modified: stat.mtime } : undefined
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

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file)
  return path !== '' && path.split(sep)[0] !== '..' && !isAbsolute(path)
}

/** A site that was built in memory; `replace` puts the next one in its place. A page is rendered when it is asked for. */
export function openMemoryStore() {
  let files = new Map<string, OutputFile>()
  return {
    has: (path: string) => files.has(path),
    read(path: string) {
      const output = files.get(path)
      return output && Buffer.from(output.content)
    },
    replace(outputs: readonly OutputFile[]) {
      files = new Map(outputs.map((output) => [output.path, output]))
    },
  }
}
