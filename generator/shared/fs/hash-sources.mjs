// Plain JavaScript, since `generator/main.mjs` needs it before anything is compiled.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The folders with our code. */
const codeFolders = ['generator', 'templates', 'client']

/** Absolute paths of all code files below `root`, sorted. */
export function listCode(root) {
  return listFiles(root, codeFolders).filter((path) => /\.(?:tsx?|mjs)$/.test(path))
}

/** Absolute paths of all files in some folders below `root`, sorted. Folders that don't exist are skipped. */
export function listFiles(root, folders) {
  const found = folders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  return found.flatMap(listFolder).toSorted((a, b) => (a < b ? -1 : 1))
}

/** Every run waits for this: Node's recursive `readdir` and `join` take three times as long. */
function listFolder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + sep + entry.name
    if (entry.isDirectory()) return listFolder(path)
    return entry.isFile() ? [path] : []
  })
}

/** The lockfile, which a workspace keeps in a folder above. */
export function findLockfile(folder) {
  const file = join(folder, 'package-lock.json')
  return existsSync(file) || dirname(folder) === folder ? file : findLockfile(dirname(folder))
}

/** Hashes the contents of the code and its lockfile. */
export function hashSources(root) {
  return hashFiles(root, [...listCode(root), findLockfile(root)])
}

/** Hashes names and contents of files below `root`, independent of mtimes and location. Files that don't exist are skipped. */
export function hashFiles(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.filter((one) => existsSync(one))) {
    const bytes = readFileSync(path)
    hash.update(`${relative(root, path).split(sep).join('/')}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}
