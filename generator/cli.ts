/** The command line: arguments, output and exit code. The only module that touches `process`. */
import { parseArgs } from 'node:util'
import type { Project, Terminal } from './commands/project.ts'
import { UsageError } from './commands/usage-error.ts'
import { formatDay } from './model/dates.ts'

const usage = `Usage: npm run <command> -- [options]

  start      build, serve on http://localhost:4173 (PORT sets another), and follow changes
  build      content → dist/, for production
  check      validate everything that build would refuse
  preview    serve dist/ as the production host would

  --content DIR   folder of the content (content)
  --config FILE   configuration (site.config.yaml)
  --out DIR       folder of the finished site (dist)
  --cache DIR     folder for what was dear to make (.cache)
  --no-cache      neither read nor keep a cache
`

/** Exit codes, as the contract has them. */
const exit = { good: 0, faults: 1, misuse: 2 } as const

const terminal: Terminal = {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  progress(what, done, total) {
    const isLast = done === total
    if (process.stderr.isTTY) process.stderr.write(`\r${what} ${done}/${total}${isLast ? `\r${' '.repeat(40)}\r` : ''}`)
  },
}

// React renders several times slower with its warnings for developers; `start` bundles templates with what is set here too.
process.env['NODE_ENV'] ??= 'production'

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.exitCode = exit.misuse
  if (error instanceof UsageError) terminal.complain(`${error.message}\n\n${usage}`)
  else if (isPortTaken(error)) terminal.complain(`Port ${readPort()} is in use. Choose another: PORT=4200 npm start\n`)
  else
    terminal.complain(
      `This is a bug of the generator, not of the content.\n${error instanceof Error ? error.stack : String(error)}\n`,
    )
}

async function run(args: readonly string[]): Promise<number> {
  const { command, project } = readArguments(args)
  switch (command) {
    case 'build':
      return (await import('./commands/build.ts')).runBuild(project, terminal)
    case 'check':
      return (await import('./commands/check.ts')).runCheck(project, terminal)
    case 'preview':
      stopOnSignal(await (await import('./commands/preview.ts')).runPreview(project, terminal, readPort()))
      return exit.good
    case 'start':
      stopOnSignal(await (await import('./commands/start.ts')).runStart(project, terminal, readPort()))
      return exit.good
    default:
      throw new UsageError(command === undefined ? 'Which command?' : `There is no command "${command}".`)
  }
}

function readArguments(args: readonly string[]): { command: string | undefined; project: Project } {
  const { values, positionals } = parse(args)
  const [command, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is not understood.`)
  return {
    command,
    project: {
      root: process.cwd(),
      content: values.content,
      config: values.config,
      out: values.out,
      cache: values['no-cache'] ? undefined : values.cache,
      today: formatDay(readNow()),
    },
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        content: { type: 'string', default: 'content' },
        config: { type: 'string', default: 'site.config.yaml' },
        out: { type: 'string', default: 'dist' },
        cache: { type: 'string', default: '.cache' },
        'no-cache': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The one place where "now" comes from; `SOURCE_DATE_EPOCH`, in seconds, sets it (https://reproducible-builds.org/specs/source-date-epoch/). */
function readNow(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH']
  if (epoch === undefined || epoch === '') return new Date()
  if (!/^\d+$/.test(epoch)) throw new UsageError(`SOURCE_DATE_EPOCH must be a number of seconds, but is "${epoch}".`)
  return new Date(Number(epoch) * 1000)
}

function readPort(): number {
  const port = Number(process.env['PORT'] ?? 4173)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`PORT must be a number from 1 to 65535, but is "${process.env['PORT']}".`)
  return port
}

function stopOnSignal(stop: () => unknown): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
