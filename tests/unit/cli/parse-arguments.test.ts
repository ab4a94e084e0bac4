import { expect, test } from 'vitest'
import { parseArguments } from '../../../generator/cli/parse-arguments.ts'
import { UnknownUsageError, UsageError } from '../../../generator/cli/usage-error.ts'

/** The error for these arguments. */
function refuse(...args: readonly string[]): Error {
  try {
    parseArguments(args)
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error(`${args.join(' ')} is taken`)
}

test('options have defaults, and words keep their order', () => {
  const { words, values } = parseArguments(['new', 'post', 'A', 'title', '--out', 'x', '--date=2026-03-09', '--yes'])
  expect(words).toEqual(['new', 'post', 'A', 'title'])
  expect(values).toMatchObject({ content: 'content', out: 'x', date: '2026-03-09', yes: true, strict: false })
})

test.each([
  [['--longitude', '-83.29'], { longitude: '-83.29' }],
  [['--answer', '- a'], { answer: '- a' }],
  [['--answer=- a\n- b'], { answer: '- a\n- b' }],
  [['--title=--yes'], { title: '--yes' }],
  [['--tags', '-'], { tags: '-' }],
])('%j: a text may start with a hyphen', (args, expected) => {
  expect(parseArguments(['new', 'area', ...args]).values).toMatchObject(expected)
})

test.each([
  [['testimonial', 'Bob', '--real', 'yes', 'no'], 'Unexpected text: "no"'],
  [['testimonial', 'Bob', '--quote', 'Great', 'work'], 'such as --quote "Great work"'],
  [['testimonial', '--quote', 'Great', 'work'], 'such as --quote "Great work"'],
  [['post', 'A', '--yes', 'title'], 'Unexpected text: "title"'],
])('new %j has an extra word', (args, message) => {
  expect(refuse('new', ...args).message).toContain(message)
})

test.each([[['--yes', 'A title']], [['--content', 'there', 'A title']]])(
  'new post %j has its title after an option that takes no value',
  (args) => {
    expect(parseArguments(['new', 'post', ...args]).words).toEqual(['new', 'post', 'A title'])
  },
)

test.each([
  [['check', '--contnt', 'x'], 'Unknown option --contnt. Did you mean --content?'],
  [['check', '--quite-another'], 'Unknown option --quite-another.'],
  [['check', '-x'], 'Unknown option -x.'],
  [['check', '--toString'], 'Unknown option --toString.'],
])('%j has an unknown option', (args, message) => {
  expect(refuse(...args)).toBeInstanceOf(UnknownUsageError)
  expect(refuse(...args).message).toBe(message)
})

test.each([
  [['new', 'post', '--title'], '--title needs a value: --title "…".'],
  [['build', '--cache', ''], '--cache needs a value: --cache "…".'],
  [['check', '--content='], '--content needs a value: --content "…".'],
  [['new', 'post', '--title', '--yes'], '--title needs a value: --title "…".'],
  [['check', '--strict=no'], '--strict takes no value.'],
])('%j is wrong usage', (args, message) => {
  expect(refuse(...args)).toBeInstanceOf(UsageError)
  expect(refuse(...args)).not.toBeInstanceOf(UnknownUsageError)
  expect(refuse(...args).message).toContain(message)
})

test.each([
  [['check'], { npm_config_launch: 'true' }, 'npm run check -- --launch'],
  [['import', '../old'], { npm_config_dry_run: 'true' }, 'npm run import -- --dry-run'],
  [['new', 'post', 'A title', 'Office'], { npm_config_category: 'true' }, 'npm run new -- --category "…"'],
])('%j: an option that npm kept for itself is not ignored', (args, env, typed) => {
  const [event] = args
  expect(() => parseArguments(args, { ...env, npm_lifecycle_event: event })).toThrow(typed)
})

test("npm's own settings are not options of a command", () => {
  const env = {
    npm_config_cache: '.npm',
    npm_config_json: 'true',
    npm_config_yes: 'true',
    npm_config_strict: '',
    npm_config_category: 'true',
    npm_lifecycle_event: 'check',
  }
  expect(parseArguments(['check'], env).values).toMatchObject({
    cache: '.cache',
    json: false,
    strict: false,
  })
  // Another script may run this one, with its own settings.
  expect(parseArguments(['check'], { npm_config_launch: 'true', npm_lifecycle_event: 'ci' }).values.launch).toBe(false)
})
