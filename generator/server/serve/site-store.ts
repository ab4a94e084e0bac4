import { realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import type { OutputFile } from '../../shared/output-file.ts'
import { attempt } from '../../output/write/attempt.ts'

/** Where a server takes the site's files from. Paths are relative, with forward slashes, and were checked by `createResolver`. */
export interface SiteStore {
  has(path: string): Promise<boolean> | boolean
  /** The same bytes in the same object, as long as they are kept. */
  read(path: string): Promise<Uint8Array | undefined>
  /** When a file was last another one; absent where nobody knows. */
  modified?(path: string): Promise<Date | undefined>
}

/** Bytes of files that are kept in memory. */
const mostBytes = 64 * 1024 * 1024

interface KeptFile {
  /** Another one after every change of the file. */
  readonly state: string
  readonly content: Uint8Array
}

/** A folder; what was read is kept until the file is another. What a link in it leads to is served within the folder alone. */
export function openFolderStore(folder: string): SiteStore {
  const kept = new Map<string, KeptFile>()
  let bytes = 0
  /** States of files that were seen to lie in the folder: asking for that takes longer than the rest. */
  const inside = new Map<string, string>()
  // Waiting for the disk takes a tenth of the time of handing the question on.
  const look = (path: string) => {
    const file = join(folder, path)
    const found = attempt(() => statSync(file))
    if (!found?.isFile()) return undefined
    const state = `${found.mtimeMs} ${found.ctimeMs} ${found.size} ${found.ino}`
    if (inside.get(path) !== state && !liesIn(folder, file)) return undefined
    inside.set(path, state)
    return { state, mtime: found.mtime }
  }
  const forget = (path: string) => {
    bytes -= kept.get(path)?.content.length ?? 0
    kept.delete(path)
  }
  return {
    has: (path) => look(path) !== undefined,
    modified: async (path) => look(path)?.mtime,
    async read(path) {
      const state = look(path)?.state
      const known = kept.get(path)
      if (known && known.state === state) return known.content
      forget(path)
      const content = state === undefined ? undefined : await readFile(join(folder, path)).catch(() => undefined)
      if (state === undefined || !content || content.length > mostBytes) return content
      forget(path)
      kept.set(path, { state, content })
      bytes += content.length
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
      return content
    },
  }
}

/** Whether a file is in a folder, wherever links lead. */
function liesIn(folder: string, file: string): boolean {
  const way = attempt(() => relative(realpathSync(folder), realpathSync(file))) ?? ''
  return way !== '' && way !== '..' && !/^\.\.[\\/]/.test(way) && !isAbsolute(way)
}

/** A site that was built in memory; `replace` puts the next one in its place. A page is rendered when somebody asks for it. */
export interface MemoryStore extends SiteStore {
  replace(outputs: readonly OutputFile[]): void
  /** The same for one of its files. */
  replaceOne(output: OutputFile): void
}

export function openMemoryStore(): MemoryStore {
  let files = new Map<string, OutputFile>()
  return {
    has: (path) => files.has(path),
    async read(path) {
      const content = files.get(path)?.content
      return typeof content === 'string' ? Buffer.from(content) : content
    },
    replace(outputs) {
      files = new Map(outputs.map((output) => [output.path, output]))
    },
    replaceOne(output) {
      files.set(output.path, output)
    },
  }
}
