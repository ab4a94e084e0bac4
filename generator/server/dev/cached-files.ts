import { statSync } from 'node:fs'
import { sep } from 'node:path'
import type { FileLook, Files } from '../../shared/fs/files.ts'

export type CachedFiles = ReturnType<typeof cacheFiles>

/** The files of `base`, whose changes are heard of: what was seen of them is not looked for again until one is. */
export function cacheFiles(base: Files) {
  const lists = new Map<string, { readonly paths: string[]; readonly known: ReadonlySet<string> }>()
  const looks = new Map<string, FileLook | undefined>()
  return {
    ...base,
    async list(folder: string) {
      const known = lists.get(folder)
      if (known) return known.paths
      const paths = await base.list(folder)
      lists.set(folder, { paths, known: new Set(paths.map((path) => `${folder}${sep}${path.split('/').join(sep)}`)) })
      return paths
    },
    async look(file: string) {
      if (!looks.has(file)) looks.set(file, await base.look?.(file))
      return looks.get(file)
    },
    /** Hears of each path that changed, came or went; absolute. */
    forget(path: string) {
      const isKnown = [...lists.values()].some(({ known }) => known.has(path))
      looks.delete(path)
      // A text that was saved is where it was; how far anything else reaches is not known.
      if (isKnown && statSync(path, { throwIfNoEntry: false })?.isFile()) return
      lists.clear()
      looks.clear()
    },
  }
}
