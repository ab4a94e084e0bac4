// Plain JavaScript, since `generator/main.mjs` needs it before anything is compiled.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The folders with our code. */
const codeFolders = ['generator', 'templates', 'client']

/** Absolute paths of all code files below `root`, sorted. */
export function listCode(root) {
  return codeFolders.flatMap((folder) => listFolder(join(root, folder))).toSorted((a, b) => (a < b ? -1 : 1))
}

/** Every run waits for this: Node's recursive `readdir` and `join` take three times as long. */
function listFolder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + sep + entry.name
    if (entry.isDirectory()) return listFolder(path)
    return entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** Hashes the contents of the code and its lockfile, independent of mtimes and location. */
export function hashSources(root) {
  const hash = createHash('sha256')
  for (const file of [...listCode(root), join(root, 'package-lock.json')])
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
