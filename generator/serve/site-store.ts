import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputFile } from '../output/output-file.ts'

/** Where a server takes the site's files from. Paths are relative, with forward slashes, and were checked by `resolveRequest`. */
export interface SiteStore {
  has(path: string): Promise<boolean> | boolean
  read(path: string): Promise<Uint8Array | undefined>
}

export function openFolderStore(folder: string): SiteStore {
  return {
    has: async (path) => (await stat(join(folder, path)).catch(() => undefined))?.isFile() ?? false,
    read: async (path) => readFile(join(folder, path)).catch(() => undefined),
  }
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
