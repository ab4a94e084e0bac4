import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of the site, built for production from the real content. */
    readonly siteFolder: string
  }
}

/** Builds the real site once for all tests that look at it, with the command that people use. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const out = join(folder, 'dist')
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', '--out', out])
  project.provide('siteFolder', out)
  return () => rm(folder, { recursive: true, force: true })
}
