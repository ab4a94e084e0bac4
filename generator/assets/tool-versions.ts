import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { oncePerName } from '../shared/once-per.ts'

const require = createRequire(import.meta.url)

/** Package versions for a cache key. Doesn't load the packages. */
export function readToolVersions(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readVersion(name)]))
}

/** Cached: packages don't change during a run, and each image asks. */
const readVersion = oncePerName((name: string): string => {
  const entry = require.resolve(name)
  const folder = join('node_modules', name) + sep
  const file = join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
})
