import { spawnSync } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Generators to compare with. They aren't dependencies of this project. */
export const rivals = ['eleventy', 'hugo'] as const

export type RivalName = (typeof rivals)[number]

/** A generator installed on this machine. */
export interface FoundRival {
  readonly name: RivalName
  /** How to start it: a script for node, or a program. */
  readonly program: string
  /** Including its default Markdown parser. */
  readonly version: string
}

const parsers: Readonly<Record<RivalName, string>> = { eleventy: 'markdown-it', hugo: 'goldmark' }

/** How to install it. */
export const remedies: Readonly<Record<RivalName, string>> = {
  eleventy: 'run `npm install @11ty/eleventy@3.1.2` in a folder of its own, and name that folder with --rivals',
  hugo: 'install it, as with `apt-get install hugo`, or name the folder of the program with --rivals',
}

/** Searches `folder`, then PATH. A generator that can't report its version doesn't count. */
export function findRival(name: RivalName, folder: string | undefined): FoundRival | undefined {
  const own = folder === undefined ? [] : [folder]
  const isScript = name === 'eleventy'
  const places = [
    ...own.map((place) => (isScript ? join(place, 'node_modules/@11ty/eleventy/cmd.cjs') : join(place, name))),
    ...(process.env['PATH'] ?? '').split(delimiter).map((place) => join(place, name)),
  ]
  const found = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile())
  if (found === undefined) return undefined
  const program = realpathSync(found)
  const [command, ...args] = isScript ? [process.execPath, program, '--version'] : [program, 'version']
  const [version] = /\d+\.\d+\.\d+/.exec(spawnSync(command ?? '', args, { encoding: 'utf8' }).stdout) ?? []
  return version === undefined ? undefined : { name, program, version: `${version} with ${parsers[name]}` }
}
