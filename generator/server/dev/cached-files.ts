import { statSync } from 'node:fs'
import { sep } from 'node:path'
import type { FileLook, Files } from '../../shared/fs/files.ts'

/** Caches listings and stats of `base` until `forget` reports a change. */
export function cacheFiles(base: Files) {
  const lists = new Map<string, { readonly paths: string[]; readonly known: ReadonlySet<string> }>()
  const looks = new Map<string, FileLook | undefined>()
  return {
    ...base,
    list(folder: string) {
      const known = lists.get(folder)
      if (known) return known.paths
      const paths = base.list(folder)
      lists.set(folder, { paths, known: new Set(paths.map((path) => `${folder}${sep}${path.split('/').join(sep)}`)) })
      return paths
    },
    look(file: string) {
      if (!looks.has(file)) looks.set(file, base.look(file))
      return looks.get(file)
    },
    /** Call with the absolute path of everything that was changed, added or removed. */
    forget(path: string) {
      const isKnown = [...lists.values()].some(({ known }) => known.has(path))
      looks.delete(path)
      // A saved text file is where it was. Anything else may affect any listing.
      if (isKnown && statSync(path, { throwIfNoEntry: false })?.isFile()) return
      lists.clear()
      looks.clear()
    },
  }
}
