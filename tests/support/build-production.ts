import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface BuiltSite {
  /** Absolute path of the finished site. */
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** Builds the site in `siteFolder` for production into a folder of its own, with the command that people use. */
export async function buildProduction(
  siteFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const parent = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(parent, 'dist')
  // A test runner has a mode of its own; the site is built as if it were not there.
  const env = { ...process.env, NODE_ENV: 'production', ...environment }
  const places = [
    '--content',
    join(siteFolder, 'content'),
    '--config',
    join(siteFolder, 'site.config.yaml'),
    '--out',
    folder,
  ]
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', ...places], { env })
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) }
}
