import { resolve, sep } from 'node:path'
import type { FileLook, Files } from '../../generator/shared/fs/files.ts'

/** Files that only exist in memory: paths and texts, below `root`. */
export function memoryFiles(root: string, texts: Readonly<Record<string, string | Uint8Array>>): Files {
  const bytes = new Map(Object.entries(texts).map(([path, text]) => [resolve(root, path), bytesOf(text)]))
  return {
    list: (folder) => listBelow(folder, bytes.keys()).toSorted(),
    read: (file) => bytes.get(file),
    look: (file) => lookAt(bytes.get(file)),
  }
}

/** Files that the author has no permission to read. */
export function forbiddenFiles(files: Files): Files {
  return { ...files, read: refuse }
}

function refuse(file: string): never {
  throw Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: 'EACCES', syscall: 'open' })
}

/** The files of `base` with some of them changed, added or (if `undefined`) removed. */
export function overlayFiles(
  base: Files,
  root: string,
  changes: Readonly<Record<string, string | Uint8Array | undefined>>,
): Files {
  const changed = new Map(Object.entries(changes).map(([path, text]) => [resolve(root, path), text]))
  const read = (file: string) => {
    if (!changed.has(file)) return base.read(file)
    const text = changed.get(file)
    return text === undefined ? undefined : bytesOf(text)
  }
  return {
    list(folder) {
      const listed = base
        .list(folder)
        .filter((path) => changed.get(resolve(folder, path)) !== undefined || !changed.has(resolve(folder, path)))
      const added = listBelow(
        folder,
        [...changed].flatMap(([path, text]) => (text === undefined ? [] : [path])),
      )
      return [...new Set([...listed, ...added])].toSorted()
    },
    read,
    look: (file) => (changed.has(file) ? lookAt(read(file)) : base.look(file)),
  }
}

/** The paths that are below a folder, relative to it, with forward slashes. */
function listBelow(folder: string, paths: Iterable<string>): string[] {
  return [...paths].flatMap((path) =>
    path.startsWith(folder + sep) ? [path.slice(folder.length + 1).replaceAll(sep, '/')] : [],
  )
}

function lookAt(bytes: Uint8Array | undefined): FileLook | undefined {
  return bytes && { kind: 'file', bytes: bytes.length, isLink: false }
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? Buffer.from(text) : text
}
