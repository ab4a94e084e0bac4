import type { Flags } from './answers.ts'
import { findClosest } from '../../content/validate/links/find-closest.ts'
import { isKind, type KindName, kinds } from './new-kinds.ts'
import { UsageError } from '../usage-error.ts'

/** The kind that is wanted, and all that is said of it; the words behind the kind are its title. */
export function readNewRequest(words: readonly string[], flags: Flags): { kind: KindName; flags: Flags } {
  const [kind, ...rest] = words
  const names = Object.keys(kinds)
  const list = `${names.join(', ')}; \`npm run new -- --help\` lists what each takes`
  if (kind === undefined) throw new UsageError(`New what? One of ${list}.`)
  if (!isKind(kind)) {
    const closest = findClosest(kind, names)
    throw new UsageError(`There is no new "${kind}"${closest ? `; did you mean ${closest}?` : ''} There are ${list}.`)
  }
  const known = Object.keys(kinds[kind].flags)
  const stranger = Object.keys(flags).find(
    (flag) => flags[flag] !== undefined && flag !== 'yes' && !known.includes(flag),
  )
  if (stranger !== undefined) {
    throw new UsageError(
      `--${stranger} does not belong to a ${kind}: it takes ${known.map((flag) => `--${flag}`).join(', ')}.`,
    )
  }
  return rest.length === 0 ? { kind, flags } : { kind, flags: { ...flags, ...readName(kind, rest, flags) } }
}

function readName(kind: KindName, rest: readonly string[], flags: Flags): Flags {
  const { named } = kinds[kind]
  const words = rest.join(' ')
  if (flags[named] !== undefined)
    throw new UsageError(`"${words}" and --${named} "${flags[named]}" are two: choose one, all of it in quotes.`)
  return { [named]: words }
}
