/** The command line. Only this file and `main.mjs` read arguments and environment, use the terminal and set exit codes (enforced by lint). */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArguments } from './parse-arguments.ts'
import type { Project, Terminal } from './project.ts'
import { createProgress } from './show-progress.ts'
import { UnknownUsageError, UsageError } from './usage-error.ts'
import { wantsColors } from '../shared/diagnostics/format.ts'
import { explainRefusal, hasCode, isDiskError, unlessRefused } from '../shared/fs/disk-error.ts'
import { formatDay } from '../shared/dates.ts'
import { readTimeZone } from './read-time-zone.ts'
import type { ThreadEntry } from '../content/reading/read-on-threads.ts'
import { WriteError } from '../output/write/write-error.ts'

const usage = `Usage: npm run <command> -- [options]

  start      build, serve on http://localhost:4173 (set PORT to change it), and watch for changes
  build      build content into dist/, for production
  check      report everything that could stop a build
  links      check external links
  preview    serve dist/ as the production host would
  new        create content: new post "A title"; new --help lists all kinds
  import     convert posts from WordPress, Jekyll, Hugo and others: import ../old-site/_posts
  hosting    write the rules for a host: hosting nginx; docs/hosting.md lists them
  schemas    write the schemas that editors use, and the generated docs

  --content DIR   content folder (content)
  --config FILE   configuration file (site.config.yaml)
  --out DIR       output folder (dist)
  --cache DIR     cache folder (.cache)
  --no-cache      ignore the caches of content, images and pages
  --strict        fail on warnings, too
  --launch        check only: report samples that must not go live
  --explain PAGE  build only: explain why a page, such as /about, was or wasn't rebuilt
  --profile       build only: show how long each stage took
  --dry-run       import only: show what would be written, without writing it
  --sitemap FILE  import only: redirect the addresses in the old site's sitemap.xml, too
  --json          machine-readable report
  --sarif         machine-readable report in SARIF 2.1.0
`

/** Which commands an option works with, if not all. */
const owners: Readonly<Record<string, readonly string[]>> = {
  launch: ['check'],
  json: ['check', 'build', 'links'],
  sarif: ['check', 'build', 'links'],
  profile: ['build'],
  explain: ['build'],
  'dry-run': ['import'],
  sitemap: ['import'],
}

const exit = { good: 0, errors: 1, misuse: 2 } as const

const terminal: Terminal = {
  colours: wantsColors(process.env, process.stderr.isTTY && process.stderr.hasColors()),
  annotates: process.env['GITHUB_ACTIONS'] === 'true',
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  progress: createProgress({
    write: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    now: () => performance.now(),
  }),
}

// A program that reads the output, such as `head`, may stop early.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!hasCode(error, 'EPIPE')) process.exitCode = exit.misuse
  })

/** Threads run the compiled copy. Without it, everything runs in one thread. */
const thread: ThreadEntry | undefined = new URL(import.meta.url).pathname.endsWith('.ts')
  ? undefined
  : { filename: new URL('./read-worker.cjs', import.meta.url).href, execArgv: [] }

/** Absent if there is no terminal to ask questions in. */
const { stdin: input, stdout: output } = process
const streams = input.isTTY && output.isTTY ? { input, output } : undefined

// React's development warnings make rendering several times slower. `start` uses this setting for templates too.
const { env } = process
env['NODE_ENV'] ??= 'production'

// In hooks, aliases and `git rebase --exec`, git names its own repository here. We look for that of the content.
for (const name of ['DIR', 'WORK_TREE', 'COMMON_DIR', 'INDEX_FILE', 'PREFIX']) delete env[`GIT_${name}`]

/** `main.mjs` waits for this. It can't be awaited here, because the compiled copy is a script. */
export const finished = main()

/** If the rest of this file fails to load, that has set the exit code. */
async function main(): Promise<void> {
  const code = await run(process.argv.slice(2)).catch(explainFailure)
  process.exitCode ??= code
}

async function explainFailure(error: unknown): Promise<number> {
  const refusal = explainRefusal(error)
  if (error instanceof UnknownUsageError) terminal.complain(`${error.message}\n\n${await describeUsage()}`)
  else if (error instanceof UsageError || error instanceof WriteError) terminal.complain(`${error.message}\n`)
  else if (isDiskError(error) && error.syscall === 'listen') {
    const trouble = error.code === 'EADDRINUSE' ? 'is in use' : `can't be used (${error.code})`
    terminal.complain(`Port ${readPort()} ${trouble}. Set another one, such as PORT=4200.\n`)
  } else if (refusal !== undefined) terminal.complain(`${refusal}\n`)
  else
    terminal.complain(
      `This is a bug in the generator, not in the content.\n${error instanceof Error ? error.stack : String(error)}\n`,
    )
  return exit.misuse
}

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.print(await describeUsage())
    return exit.good
  }
  const { command, rest, project, values } = readArguments(args)
  if (!['new', 'import', 'hosting'].includes(command) && rest.length > 0)
    throw new UnknownUsageError(`Unknown argument: "${rest.join(' ')}".`)
  checkFolders(project)
  switch (command) {
    case 'build':
      return (await import('./commands/build.ts')).runBuild(project, terminal, values)
    case 'check':
      return (await import('./commands/check.ts')).runCheck(project, terminal)
    case 'links':
      return (await import('./commands/links.ts')).runLinks(project, terminal)
    case 'preview':
      return stopOnSignal((await import('./commands/preview.ts')).runPreview(project, terminal, readPort()))
    case 'start': {
      const given = {
        port: readPort(),
        today: () => formatDay(readNow(), readTimeZone(project.root, project.config)),
        editor: process.env['LAUNCH_EDITOR'],
      }
      return stopOnSignal((await import('./commands/start.ts')).runStart(project, terminal, given))
    }
    case 'new':
      return (await import('./commands/new.ts')).runNew({ words: rest, flags: values, streams }, project, terminal)
    case 'import':
      return (await import('./commands/import.ts')).runImport(
        { words: rest, isDry: values['dry-run'], sitemap: values.sitemap },
        project,
        terminal,
      )
    case 'hosting':
      return (await import('./commands/hosting.ts')).runHosting(rest, project, terminal)
    case 'schemas':
      return (await import('./commands/schemas.ts')).runSchemas(project, terminal)
    default:
      throw new UnknownUsageError(command === '' ? 'Which command?' : `There is no command "${command}".`)
  }
}

/** Help for all commands, or for `new` if that was given. */
async function describeUsage(): Promise<string> {
  const [command, kind] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
  return command === 'new' ? (await import('./commands/new.ts')).formatNewHelp(kind) : usage
}

function readArguments(args: readonly string[]) {
  const { values, words } = parseArguments(args, env)
  const [command = '', ...rest] = words
  for (const [option, value] of Object.entries(values)) {
    const commands = value === false ? undefined : owners[option]
    if (commands && !commands.includes(command))
      throw new UsageError(`--${option} only works with ${commands.join(', ')}.`)
  }
  if (values.json && values.sarif) throw new UsageError('--json and --sarif conflict. Use one.')
  const root = process.cwd()
  const timeZone = readTimeZone(root, values.config)
  const project: Project = {
    ...values,
    root,
    cache: values['no-cache'] ? undefined : values.cache,
    today: formatDay(readNow(), timeZone),
    timeZone,
    report: values.json ? 'json' : values.sarif ? 'sarif' : 'text',
    thread,
  }
  return { command, rest, project, values }
}

/** Otherwise a missing folder would be reported as many missing files. */
function checkFolders({ root, content, config }: Project): void {
  const look = (path: string) => unlessRefused(() => statSync(resolve(root, path)))
  if (!look(content)?.isDirectory())
    throw new UsageError(`There is no folder \`${content}\`. Restore it, or name another one: --content "…".`)
  if (look(config)?.isDirectory()) throw new UsageError(`--config ${config} is a folder, not a file.`)
}

/**
 * The only source of the current time. `SOURCE_DATE_EPOCH`, in seconds, overrides it
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
function readNow(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH']
  if (epoch === undefined || epoch === '') return new Date()
  if (!/^\d+$/.test(epoch)) throw new UsageError(`SOURCE_DATE_EPOCH must be a number of seconds, but it's "${epoch}".`)
  const now = new Date(Number(epoch) * 1000)
  if (Number.isNaN(now.getTime())) throw new UsageError(`SOURCE_DATE_EPOCH ${epoch} is not a valid timestamp.`)
  return now
}

function readPort(): number {
  const port = Number(process.env['PORT'] || 4173)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`PORT must be a number from 1 to 65535, but it's "${process.env['PORT']}".`)
  return port
}

/** Keeps the server running until a signal stops it. */
async function stopOnSignal(starting: Promise<() => unknown>): Promise<number> {
  const stop = await starting
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  return exit.good
}
