import { execFile } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Ended } from './command-line.ts'
import { root } from './project.ts'

/** A private copy of the generator, with its own compiled files, that a test may damage and change. */
export interface OwnGenerator {
  /** Absolute. */
  readonly folder: string
  /** Runs its command line in a folder, on a day after all posts. */
  run(cwd: string, ...args: readonly string[]): Promise<Ended>
}

const parts = ['generator', 'templates', 'client', 'package.json', 'package-lock.json', 'tsconfig.json']

/** @param workspace A folder above that has the packages, if the copy has none itself. */
export function copyGenerator(folder: string, workspace = folder): OwnGenerator {
  for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
  const program = join(folder, 'generator/main.mjs')
  const env = { ...process.env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1798761600' }
  return {
    folder,
    run: (cwd, ...args) =>
      new Promise((resolve) => {
        const child = execFile(process.execPath, [program, ...args], { cwd, env }, (error, stdout, stderr) => {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
        })
        child.stdin?.end()
      }),
  }
}
