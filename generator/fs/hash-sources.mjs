// Plain JavaScript, since `generator/main.mjs` needs it before anything was compiled.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The folders of our code. */
export const codeFolders = ['generator', 'templates', 'client']

/** Every file of code below `root`, sorted; absolute. */
export function listCode(root) {
  const files = codeFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return files.toSorted((a, b) => (a < b ? -1 : 1))
}

/** Names the code and its packages by what they say, whatever times files have and wherever they lie. */
export function hashSources(root) {
  const hash = createHash('sha256')
  for (const file of [...listCode(root), join(root, 'package-lock.json')])
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
