import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { oncePerName } from '../shared/once-per.ts'

const require = createRequire(import.meta.url)

/** The versions of the packages that make something, for the key that it is cached under. None of them is loaded. */
export function readToolVersions(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readVersion(name)]))
}

/** Packages stay as they are while we run, and each picture asks. */
const readVersion = oncePerName((name: string): string => {
  const entry = require.resolve(name)
  const folder = join('node_modules', name) + sep
  const file = join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
})
