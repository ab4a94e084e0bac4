import { findMeant } from '../../content/validate/hints/find-meant.ts'
import { UsageError } from '../usage-error.ts'
import { describeFlag } from './fields.ts'
import { type Flags, type KindName, kinds, newOptions } from './kinds.ts'

/** Help for `new`: one kind, or all. */
export function formatNewHelp(word = ''): string {
  const chosen = isKind(word) ? [word] : (Object.keys(kinds) as KindName[])
  return `Usage: npm run new -- KIND "…" [options]

Writes a new entry to content/ and prints its path. In a terminal, it asks for anything it needs that you didn't give
as an option. Otherwise, and with --yes, it uses defaults and marks missing text with TODO.

${chosen.map(formatKind).join('\n')}
Each also takes --yes, --content DIR and --config FILE.
`
}

function formatKind(kind: KindName): string {
  const { about, example, options } = kinds[kind]
  const lines = options.map((flag) => {
    const value = flag === 'sample' ? '' : flag === 'real' || flag === 'owner' ? ' yes|no' : ' "…"'
    return `  ${`--${flag}${value}`.padEnd(19)}${describeFlag(kind, flag)}\n`
  })
  return `${kind} "${example}": ${about}\n${lines.join('')}`
}

/** The kind and its options. The words after the kind are its first option. */
export function readNewRequest(words: readonly string[], flags: Flags): { kind: KindName; flags: Flags } {
  const [kind, ...rest] = words
  const names = Object.keys(kinds)
  const list = `${names.join(', ')}; \`npm run new -- --help\` lists what each takes`
  if (kind === undefined) throw new UsageError(`Say what to create: ${list}.`)
  if (!isKind(kind)) {
    const closest = findMeant(kind, names)
    throw new UsageError(`Unknown kind "${kind}".${closest ? ` Did you mean ${closest}?` : ''} Choose from ${list}.`)
  }
  const taken: readonly string[] = kinds[kind].options
  const others = Object.keys(newOptions).filter((flag) => flag !== 'yes' && !taken.includes(flag))
  const stranger = Object.keys(flags).find((flag) => flags[flag] !== undefined && others.includes(flag))
  if (stranger !== undefined) {
    const known = taken.map((flag) => `--${flag}`)
    throw new UsageError(`--${stranger} doesn't work with \`${kind}\`. Use ${known.join(', ')}.`)
  }
  if (rest.length === 0) return { kind, flags }
  const [named = ''] = taken
  if (flags[named] !== undefined)
    throw new UsageError(`The ${named} is given twice. Use "${rest.join(' ')}" or --${named}.`)
  return { kind, flags: { ...flags, [named]: rest.join(' ') } }
}

function isKind(word: string): word is KindName {
  return Object.hasOwn(kinds, word)
}
