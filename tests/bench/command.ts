import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A program as it is started in a terminal. */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
  /** Folder in which it is given. */
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** What a whole process took: seconds by the clock, seconds of all cores, and bytes of memory at its highest. */
export interface Sample {
  readonly wall: number
  /** Absent where the system does not tell it. */
  readonly cpu?: number | undefined
  readonly peak?: number | undefined
}

type Usage = Pick<Sample, 'cpu' | 'peak'>

/** A command that runs until it is stopped. */
export interface Running {
  /** Whether it has not ended by itself. */
  isRunning(): boolean
  /** Ends it as Ctrl+C does, and says what it has used. */
  stop(): Promise<Usage>
}

/** Milliseconds that a program gets to end by itself. */
const patience = 10_000

/** Runs a command to its end, which must be a good one. */
export async function measureCommand(command: Command): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'))
  try {
    const begun = performance.now()
    const child = start(observe(command, folder))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    const wall = (performance.now() - begun) / 1000
    if (code !== 0) throw new Error(`${[command.program, ...command.args].join(' ')} ended with ${code}:\n${said}`)
    return { wall, ...(await readUsage(folder)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a command that serves. */
export async function startCommand(command: Command): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'))
  // GNU time would take the signal in place of what it measures.
  const child = start(isNode(command) ? observe(command, folder) : command)
  for (const stream of [child.stdout, child.stderr]) stream?.resume()
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit')
      clearTimeout(timer)
      const usage = await readUsage(folder)
      await rm(folder, { recursive: true, force: true })
      return usage
    },
  }
}

function start({ program, args, cwd, env }: Command): ChildProcess {
  return spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

const gnuTime = '/usr/bin/time'
const hook = join(import.meta.dirname, 'usage-hook.cjs')

/** The same command with somebody who writes into `folder` what it uses. */
function observe(command: Command, folder: string): Command {
  const { program, args, env } = command
  const file = join(folder, 'usage.json')
  if (isNode(command)) return { ...command, args: ['--require', hook, ...args], env: { ...env, BENCH_USAGE: file } }
  if (process.platform !== 'linux' || !existsSync(gnuTime)) return command
  const format = '{ "user": %U, "system": %S, "kibibytes": %M }'
  return { ...command, program: gnuTime, args: ['--format', format, '--output', file, program, ...args] }
}

function isNode({ program }: Command): boolean {
  return program === process.execPath
}

async function readUsage(folder: string): Promise<Usage> {
  const text = await readFile(join(folder, 'usage.json'), 'utf8').catch(() => '{}')
  const { cpu, peak, user, system, kibibytes } = JSON.parse(text) as Readonly<Record<string, number | undefined>>
  if (user === undefined || system === undefined || kibibytes === undefined) return { cpu, peak }
  return { cpu: user + system, peak: kibibytes * 1024 }
}
