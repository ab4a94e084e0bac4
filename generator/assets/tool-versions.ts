import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'

const require = createRequire(import.meta.url)

/** By name: packages stay as they are while we run, and each picture asks. */
const versions = new Map<string, string>()

/** The versions of the packages that make something, for the key that it is cached under. None of them is loaded. */
export function readToolVersions(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions.get(name) ?? readVersion(name)
      versions.set(name, version)
      return [name, version]
    }),
  )
}

function readVersion(name: string): string {
  const entry = require.resolve(name)
  const folder = join('node_modules', name) + sep
  const file = join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
