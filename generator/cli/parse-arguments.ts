import { parseArgs, type ParseArgsConfig } from 'node:util'
import { findClosest } from '../content/validate/links/find-closest.ts'
import { newOptions } from './new/kinds.ts'
import { UnknownUsageError, UsageError } from './usage-error.ts'

/** What every command understands. */
const projectOptions = {
  content: { type: 'string', default: 'content' },
  config: { type: 'string', default: 'site.config.yaml' },
  out: { type: 'string', default: 'dist' },
  cache: { type: 'string', default: '.cache' },
  'no-cache': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  launch: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  sarif: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
  explain: { type: 'string' },
} as const satisfies NonNullable<ParseArgsConfig['options']>

const options = { ...projectOptions, ...newOptions }

/** What is left of them once each option has been checked. */
type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** Options and words of the command line. What they cannot mean is reported in our words, not in Node's. */
export function parseArguments(args: readonly string[]) {
  const { tokens, positionals, values } = readTokens(completeReal(args))
  for (const token of tokens) if (token.kind === 'option') refuseOption(token)
  if (positionals[0] === 'new') refuseStray(tokens)
  return { words: positionals, values: values as Values }
}

/** A value may begin with a hyphen, as longitudes in the west do: the strict way of Node refuses it. */
function readTokens(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
}

const isAnswer = (arg = '') => /^(y|yes|n|no)$/i.test(arg)

/** `--real` without a value means yes; what follows it belongs to it only if it is an answer. */
function completeReal(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg === '--real') return [`--real=${isAnswer(args[index + 1]) ? args[index + 1] : 'yes'}`]
    return args[index - 1] === '--real' && isAnswer(arg) ? [] : [arg]
  })
}

type Token = ReturnType<typeof readTokens>['tokens'][number]
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
