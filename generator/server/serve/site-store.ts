import { readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import type { OutputFile } from '../../shared/output-file.ts'

/** Where a server gets the site's files. Paths are relative, with forward slashes, and were checked by `createResolver`. */
export interface SiteStore {
  has(path: string): Promise<boolean> | boolean
  /** The same bytes in the same object, as long as they are in memory. */
  read(path: string): Promise<Uint8Array | undefined>
  /** When a file last changed, if that is known. */
  modified?(path: string): Promise<Date | undefined>
}

/** The most bytes of files that are cached. */
const mostBytes = 64 * 1024 * 1024

interface FoundFile {
  /** Differs after every change of the file. */
  readonly state: string
  readonly mtime: Date
  content?: Uint8Array | undefined
}

/** A folder; what was read is cached until the file changes. What a link in it leads to is served within the folder only. */
export function openFolderStore(folder: string): SiteStore {
  const cache = new Map<string, FoundFile>()
  let bytes = 0
  // Waiting for the disk takes a tenth of the time of an asynchronous call.
  const find = (path: string): FoundFile | undefined => {
    const file = join(folder, path)
    const stat = statSync(file)
    const state = `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}`
    const cached = cache.get(path)
    if (cached?.state === state) return cached
    if (!stat.isFile() || !isInside(realpathSync(folder), realpathSync(file))) return undefined
    const found = { state, mtime: stat.mtime }
    cache.set(path, found)
    return found
  }
  // A file that cannot be read is one that is not there.
  const look = (path: string) => unlessRefused(() => find(path))
  return {
    has: (path) => look(path) !== undefined,
    modified: async (path) => look(path)?.mtime,
    async read(path) {
      const found = look(path)
      if (!found || found.content) return found?.content
      const content = unlessRefused(() => readFileSync(join(folder, path)))
      bytes += content?.length ?? 0
      if (bytes > mostBytes) {
        cache.clear()
        bytes = 0
      }
      found.content = content
      return content
    },
  }
}

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file)
  return path !== '' && path.split(sep)[0] !== '..' && !isAbsolute(path)
}

/** A site that was built in memory; `replace` puts the next one in its place. A page is rendered when it is asked for. */
interface MemoryStore extends SiteStore {
  replace(outputs: readonly OutputFile[]): void
}

export function openMemoryStore(): MemoryStore {
  let files = new Map<string, OutputFile>()
  const contents = new WeakMap<OutputFile, Uint8Array>()
  return {
    has: (path) => files.has(path),
    async read(path) {
      const output = files.get(path)
      if (!output) return undefined
      const content = contents.get(output) ?? Buffer.from(output.content)
      contents.set(output, content)
      return content
    },
    replace(outputs) {
      files = new Map(outputs.map((output) => [output.path, output]))
    },
  }
}
