import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface BuiltSite {
  /** Absolute path of the built site. */
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** Builds the site in `siteFolder` for production into its own folder, with the real command. */
export async function buildProduction(
  siteFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const parent = await mkdtemp(join(tmpdir(), 'site-'))
  const folder = join(parent, 'dist')
  // Vitest sets its own `NODE_ENV`, which must not affect the build.
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
