import { parseArgs } from 'node:util'
import { findClosest } from '../content/validate/links/find-closest.ts'
import { completeReal, newOptions } from './new/new-options.ts'
import { projectOptions } from './project-options.ts'
import { UnknownUsageError, UsageError } from './usage-error.ts'

const options = { ...projectOptions, ...newOptions }

/** Options and words of the command line. What they cannot mean is told in our words, not in Node's. */
export function parseArguments(args: readonly string[]) {
  const tokens = readTokens(completeReal(args))
  const words = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value)
  const given = tokens.filter((token) => token.kind === 'option')
  for (const option of given) refuseOption(option)
  if (words[0] === 'new') refuseStray(tokens)
  // Once more, all of it in one form, for the types of the values: one may begin with a hyphen, as places in the west do.
  const plain = given.map(({ name, value }) => `--${name}${value === undefined ? '' : `=${value}`}`)
  return { words, values: parseArgs({ args: plain, options }).values }
}

function readTokens(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true }).tokens
}

type Token = ReturnType<typeof readTokens>[number]
type OptionToken = Extract<Token, { kind: 'option' }>

function refuseOption({ name, rawName, value, inlineValue }: OptionToken): void {
  const option = Object.hasOwn(options, name) ? options[name as keyof typeof options] : undefined
  if (!option || !rawName.startsWith('--')) {
    const closest = findClosest(name, Object.keys(options))
    throw new UnknownUsageError(`There is no option ${rawName}${closest ? `; did you mean --${closest}?` : '.'}`)
  }
  if (option.type === 'boolean' && value !== undefined)
    throw new UsageError(`${rawName} stands alone, without "${value}".`)
  if (option.type !== 'string') return
  if (value === undefined) throw new UsageError(`${rawName} needs something behind it: ${rawName} "…".`)
  if (!inlineValue && /^--[a-z]/.test(value))
    throw new UsageError(`${rawName} needs something behind it, but ${value} follows: ${rawName} "…".`)
}

/** Words that follow an option's text are most likely a part of it, whose quotes were forgotten. */
function refuseStray(tokens: readonly Token[]): void {
  const [, , ...words] = tokens.flatMap((token, at) => (token.kind === 'positional' ? [{ at, ...token }] : []))
  const stray = words.find(({ at }, index) => {
    const before = tokens[at - 1]
    return index > 0 ? before?.kind !== 'positional' : before?.kind === 'option' && isText(before)
  })
  if (!stray) return
  const before = tokens[stray.at - 1]
  const whole =
    before?.kind === 'option' && isText(before) ? ` (${before.rawName} "${before.value} ${stray.value}")` : ''
  throw new UsageError(
    `It is not clear what "${stray.value}" belongs to: a text of several words stands in quotes${whole}, and a title or a name before all options.`,
  )
}

/** Whether it is a text for `new`, and not such as `--content DIR`. */
function isText({ name, value, inlineValue }: OptionToken): boolean {
  return value !== undefined && !inlineValue && Object.hasOwn(newOptions, name)
}
