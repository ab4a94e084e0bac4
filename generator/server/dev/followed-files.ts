import { statSync } from 'node:fs'
import { sep } from 'node:path'
import type { Files } from '../../shared/fs/files.ts'

/** Files whose changes are heard of: what was read of them is not read again until one is. */
export interface FollowedFiles extends Files {
  /** Hears of each path that changed, came or went; absolute. */
  forget(path: string): void
}

/** The files of `base`, in which nothing changes unheard. */
export function followFiles(base: Files): FollowedFiles {
  const lists = new Map<string, { readonly paths: string[]; readonly known: ReadonlySet<string> }>()
  const looks = createMemo((file: string) => base.look?.(file))
  const bytes = createMemo((file: string) => base.read(file))
  return {
    ...base,
    async list(folder) {
      const known = lists.get(folder)
      if (known) return known.paths
      const paths = await base.list(folder)
      lists.set(folder, { paths, known: new Set(paths.map((path) => `${folder}${sep}${path.split('/').join(sep)}`)) })
      return paths
    },
    look: async (file) => looks.get(file),
    // Pictures are read by what was made of them (`Memory`), and would fill the memory here.
    read: async (file) => (isText.test(file) ? bytes.get(file) : base.read(file)),
    forget(path) {
      const isKnown = [...lists.values()].some(({ known }) => known.has(path))
      looks.forget(path)
      bytes.forget(path)
      // A text that was saved is where it was; of all else nobody knows how far it reaches.
      if (isKnown && statSync(path, { throwIfNoEntry: false })?.isFile()) return
      lists.clear()
      looks.clear()
      bytes.clear()
    },
  }
}

const isText = /\.(?:md|ya?ml)$/

/** What `find` has found for each file; what it fails with is not remembered. */
function createMemo<Found>(find: (file: string) => Promise<Found> | undefined) {
  const found = new Map<string, Found | undefined>()
  return {
    async get(file: string) {
      if (!found.has(file)) found.set(file, await find(file))
      return found.get(file)
    },
    forget: (file: string) => void found.delete(file),
    clear: () => found.clear(),
  }
}
