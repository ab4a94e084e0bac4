import { findClosest } from '../../content/validate/links/find-closest.ts'
import { UsageError } from '../usage-error.ts'
import type { Flags } from './answers.ts'
import { isKind, type KindName, kinds, newOptions, type NewFlag } from './kinds.ts'

/** What `new` takes, of one kind or of all. */
export function formatNewHelp(word = ''): string {
  const chosen = isKind(word) ? [word] : (Object.keys(kinds) as KindName[])
  return `Usage: npm run new -- KIND "…" [options]

Writes what is new into content/, and names the file. On a terminal it asks for what no option says;
elsewhere, and with --yes, it takes what is usual, and marks with TODO what is still to be written.

${chosen.map(formatKind).join('\n')}
Each also takes --yes, --content DIR and --config FILE.
`
}

function formatKind(name: KindName): string {
  const { about, example, flags } = kinds[name]
  const lines = Object.entries(flags).map(([flag, meaning]) => {
    const value = newOptions[flag as NewFlag].type === 'boolean' ? '' : flag === 'real' ? ' yes|no' : ' "…"'
    return `  ${`--${flag}${value}`.padEnd(19)}${meaning}\n`
  })
  return `${name} "${example}": ${about}\n${lines.join('')}`
}

/** The kind that is wanted, and everything that is said of it; the words after the kind are its title. */
export function readNewRequest(words: readonly string[], flags: Flags): { kind: KindName; flags: Flags } {
  const [kind, ...rest] = words
  const names = Object.keys(kinds)
  const list = `${names.join(', ')}; \`npm run new -- --help\` lists what each takes`
  if (kind === undefined) throw new UsageError(`New what? One of ${list}.`)
  if (!isKind(kind)) {
    const closest = findClosest(kind, names)
    throw new UsageError(`There is no new "${kind}"${closest ? `; did you mean ${closest}?` : ''} There are ${list}.`)
  }
  const { named, flags: taken } = kinds[kind]
  const stranger = Object.keys(flags).find(
    (flag) => flags[flag] !== undefined && flag !== 'yes' && !Object.hasOwn(taken, flag),
  )
  if (stranger !== undefined) {
    const known = Object.keys(taken).map((flag) => `--${flag}`)
    throw new UsageError(`--${stranger} does not belong to a ${kind}: it takes ${known.join(', ')}.`)
  }
  if (rest.length === 0) return { kind, flags }
  const name = rest.join(' ')
  if (flags[named] !== undefined)
    throw new UsageError(`"${name}" and --${named} "${flags[named]}" are two: choose one, all of it in quotes.`)
  return { kind, flags: { ...flags, [named]: name } }
}
