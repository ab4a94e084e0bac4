import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { readCachedHosting } from '../../../generator/cli/cached-hosting.ts'
import { findHost } from '../../../generator/output/hosting/hosts/index.ts'
import { root, siteRoot } from '../project.ts'
import { findServer, type ServerName } from './find-server.ts'
import type { HostedSite } from './start-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tested site with redirects and CMS forms, built for self-hosted servers. */
    readonly hostedSite: HostedSite
    /** Installed programs by name. */
    readonly servers: Record<ServerName, string | undefined>
  }
}

const redirects = `
- from: /blog/old-tips
  to: /blog/office-cleaning-tips
- from: /Old_Page.php
  to: /faq#services
- from: /start
  to: /
`

/** Files to download. */
const downloads = {
  'checklist.pdf': '%PDF-1.7\n',
  'forms/order.docx': 'PK\u0003\u0004',
  'prices.csv': 'item,price\n'.repeat(200),
}

const settings = `
hosting: nginx
cms:
  repository: my-company/website
`

/** `remove` deletes the site. */
interface BuiltHostedSite extends HostedSite {
  readonly remove: () => Promise<void>
}

/** Builds the site that all servers serve, once for all tests in this project, and finds the servers. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { remove, folder, hosting } = await buildHostedSite()
  project.provide('hostedSite', { folder, hosting })
  const [nginx, caddy, apache] = [findServer('nginx'), findServer('caddy'), findServer('apache')]
  project.provide('servers', { nginx, caddy, apache })
  return remove
}

/** Builds the tested site, plus features that only some sites have, with the real command. */
export async function buildHostedSite(): Promise<BuiltHostedSite> {
  const parent = await mkdtemp(join(tmpdir(), 'hosted-'))
  const [content, config, folder] = ['content', 'site.config.yaml', 'dist'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
  ]
  await cp(join(siteRoot, 'content'), content, { recursive: true })
  await writeFile(join(content, 'redirects.yaml'), redirects)
  await mkdir(join(content, 'files/forms'), { recursive: true })
  for (const [file, text] of Object.entries(downloads)) await writeFile(join(content, 'files', file), text)
  await writeFile(config, (await readFile(join(siteRoot, 'site.config.yaml'), 'utf8')) + settings)
  const env = { ...process.env, NODE_ENV: 'production' }
  const places = ['--content', content, '--config', config, '--out', folder]
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', ...places], { cwd: root, env })
  const hosting = readCachedHosting({ root, out: folder, cache: '.cache' })
  if (!hosting) throw new Error('the build has not cached what a host has to know')
  // Files that a site may have one day, files that must not be served, and the rules of another server.
  const rules = findHost('apache').format(hosting)
  const given = Object.fromEntries(rules.map(({ path, content: text }) => [path, text]))
  for (const [file, text] of Object.entries({ ...extras, ...given })) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    if (!existsSync(join(folder, file))) await writeFile(join(folder, file), text)
  }
  return { folder, hosting, remove: () => rm(parent, { recursive: true, force: true }) }
}

const extras = {
  '.well-known/security.txt': 'Contact: mailto:hello@company.example\n',
  '.well-known/.secret': 'secret',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  _headers: '/*',
  'service-areas/.git': 'gitdir: elsewhere',
}
