import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project.ts'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** The program that the scripts in package.json run with node. */
export const program = join(root, 'generator/main.mjs')

interface Surroundings {
  readonly cwd?: string
  /** Added to the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the command line as npm does, without a terminal for questions. */
export function runProgram(args: readonly string[], { cwd = root, env = {} }: Surroundings = {}): Promise<Ended> {
  const options = { cwd, env: { ...process.env, ...env } }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
    child.stdin?.end()
  })
}

/** The same on a day after all posts. */
export function runCommand(...args: readonly string[]): Promise<Ended> {
  return runCommandWith({}, ...args)
}

/** The same with additional environment variables. */
export function runCommandWith(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  return runProgram(args, { env: { SOURCE_DATE_EPOCH: '1796083200', ...env } })
}
