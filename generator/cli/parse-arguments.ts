import { parseArgs, type ParseArgsConfig } from 'node:util'
import { findClosest } from '../shared/find-closest.ts'
import { newOptions } from './new/kinds.ts'
import { UnknownUsageError, UsageError } from './usage-error.ts'

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
  'dry-run': { type: 'boolean', default: false },
  sitemap: { type: 'string' },
} as const satisfies NonNullable<ParseArgsConfig['options']>

const options = { ...projectOptions, ...newOptions }

/** Options that people set for npm itself. `dry-run` isn't one of them: if it's lost, files are written. */
const npmOptions = new Set(['cache', 'json', 'yes'])

type Environment = Readonly<Record<string, string | undefined>>

/** Parses the command line into options and words. */
export function parseArguments(args: readonly string[], env: Environment = {}) {
  const { tokens, positionals, values } = readTokens(joinValues(args))
  checkKept(positionals, env)
  // An empty path, such as that of an unset variable, would be the project's own folder.
  const empty = tokens.find((token) => token.kind === 'option' && token.value === '' && token.name in projectOptions)
  if (empty?.kind === 'option') throw new UsageError(explainMissing(empty.rawName))
  if (positionals[0] === 'new') checkWords(tokens)
  return { words: positionals, values }
}

/** Values may begin with a hyphen, as western longitudes do, but Node only accepts that after an equals sign. */
function joinValues(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const isHyphened = (at: number) => /^-(?!-[a-z])./.test(args[at] ?? '') && isText(args[at - 1])
    if (isHyphened(index)) return []
    return isHyphened(index + 1) ? [`${arg}=${args[index + 1]}`] : [arg]
  })
}

function isText(arg = ''): boolean {
  const name = arg.slice(2)
  return arg.startsWith('--') && Object.hasOwn(options, name) && options[name as keyof typeof options].type === 'string'
}

function readTokens(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true })
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    // Node's messages are for programmers, so only the option's name is taken from them.
    const [, option = ''] = /'(--?[^' ]*)/.exec(error.message) ?? []
    if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new UsageError(isText(option) ? explainMissing(option) : `${option} takes no value.`)
    const closest = findClosest(option.replace(/^-+/, ''), Object.keys(options))
    throw new UnknownUsageError(`Unknown option ${option}.${closest ? ` Did you mean --${closest}?` : ''}`)
  }
}

function explainMissing(option: string): string {
  return `${option} needs a value: ${option} "…".`
}

/** Without `--`, npm keeps an option, and passes it on only in the environment: `check` would pass without `--launch`. */
function checkKept([command = '']: readonly string[], env: Environment): void {
  if (env['npm_lifecycle_event'] !== command) return
  const isKept = (name: string) => !npmOptions.has(name) && env[`npm_config_${name.replaceAll('-', '_')}`]
  const option = Object.keys(command === 'new' ? options : projectOptions).find(isKept)
  if (option === undefined) return
  const typed = `npm run ${command} -- --${option}${isText(`--${option}`) ? ' "…"' : ''}`
  throw new UsageError(
    `npm kept --${option} for itself. Type -- right after the command, as in: ${typed}. If it's in .npmrc, delete it there.`,
  )
}

type Token = ReturnType<typeof readTokens>['tokens'][number]

/** Words after an option's value are most likely part of it, with the quotes forgotten. */
function checkWords(tokens: readonly Token[]): void {
  const words = tokens.filter(({ kind }) => kind === 'positional')
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (token.kind !== 'positional' || before?.kind !== 'option') continue
    const isSplit = before.inlineValue === false && Object.hasOwn(newOptions, before.name)
    if (!isSplit && words.indexOf(token) <= 2) continue
    const whole = isSplit ? `, such as ${before.rawName} "${before.value} ${token.value}"` : ''
    throw new UsageError(
      `Unexpected text: "${token.value}". Put quotes around text with several words${whole}, and put the title before any options.`,
    )
  }
}
