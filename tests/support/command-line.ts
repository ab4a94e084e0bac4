import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project.ts'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command line as npm does, on a day after all posts. */
export function runCommand(...args: readonly string[]): Promise<Ended> {
  return runCommandWith({}, ...args)
}

/** The same with more in its environment. */
export function runCommandWith(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  const options = { cwd: root, env: { ...process.env, SOURCE_DATE_EPOCH: '1796083200', ...env } }
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsx'), ['generator/cli.ts', ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}
