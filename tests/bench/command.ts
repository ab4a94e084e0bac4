import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A program as started in a terminal. */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
  /** Working directory. */
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** The cost of a whole process: elapsed seconds, CPU seconds of all cores, and peak memory in bytes. */
export interface Sample {
  readonly wall: number
  /** Absent if the system doesn't report it. */
  readonly cpu?: number | undefined
  readonly peak?: number | undefined
}

type Usage = Pick<Sample, 'cpu' | 'peak'>

/** A command that runs until it's stopped. */
interface Running {
  /** Whether it's still running. */
  isRunning(): boolean
  /** Stops it like Ctrl+C, and returns its usage. */
  stop(): Promise<Usage>
}

/** Milliseconds that a server gets to exit on its own. */
const timeToStop = 10_000

/** Runs a command to completion. Throws if it fails or takes longer than `patience` seconds. */
export async function measureCommand(command: Command, patience: number): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'))
  const begun = performance.now()
  const child = start(observe(command, folder))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    kill(child)
  }, patience * 1000)
  try {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    const wall = (performance.now() - begun) / 1000
    if (isLate) throw new Error(`not done after ${patience} s`)
    if (code !== 0) throw new Error(`ended with ${code}\n${output}`)
    return { wall, ...(await readUsage(folder)) }
  } finally {
    clearTimeout(timer)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a server. */
export async function startCommand(command: Command): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'))
  // GNU time would receive the signal instead of the measured program.
  const child = start(isNode(command) ? observe(command, folder) : command)
  for (const stream of [child.stdout, child.stderr]) stream?.resume()
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      const timer = setTimeout(() => kill(child), timeToStop)
      if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit')
      clearTimeout(timer)
      const usage = await readUsage(folder)
      await rm(folder, { recursive: true, force: true })
      return usage
    },
  }
}

const running = new Set<ChildProcess>()

/** Stops everything that was started if this process is interrupted. */
export function stopWithUs(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      for (const child of running) kill(child)
      process.exit(130)
    })
}

/** As the leader of its own process group, so that its children end with it. */
function start({ program, args, cwd, env }: Command): ChildProcess {
  const options = { cwd, env: { ...process.env, ...env }, detached: process.platform !== 'win32' }
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  return child.once('exit', () => running.delete(child))
}

function kill(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL')
  else process.kill(-child.pid, 'SIGKILL')
}

const gnuTime = '/usr/bin/time'
const hook = join(import.meta.dirname, 'usage-hook.cjs')

/** The same command, but it writes its usage to `folder`. */
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
