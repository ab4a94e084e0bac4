import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { caddy } from '../../../generator/output/hosting/hosts/caddy.ts'
import { nginx } from '../../../generator/output/hosting/hosts/nginx.ts'
import type { HostingDescription } from '../../../generator/output/hosting/description.ts'
import type { HostFile } from '../../../generator/output/hosting/host.ts'
import { serveSite } from '../../../generator/server/serve/serve-site.ts'
import { openFolderStore, type SiteStore } from '../../../generator/server/serve/site-store.ts'
import { complain, findFreePort } from '../serve.ts'
import { ask } from './ask.ts'

/** A site built for self-hosting. */
export interface HostedSite {
  /** Absolute. */
  readonly folder: string
  readonly hosting: HostingDescription
}

export interface RunningServer {
  /** `http://127.0.0.1:4321` */
  readonly origin: string
  close(): Promise<void>
}

/** The server of `npm run preview`. */
export async function startPreview(
  { folder, hosting }: HostedSite,
  change = (store: SiteStore) => store,
): Promise<RunningServer> {
  const port = await findFreePort()
  const server = await serveSite({
    store: change(openFolderStore(folder)),
    port,
    report: complain,
    hosting: () => hosting,
  })
  return { origin: `http://127.0.0.1:${port}`, close: async () => server.close() }
}

/** Hides compressed files, as if the site were built for a host that compresses on its own. */
export function hideCompressed(store: SiteStore): SiteStore {
  return {
    has: (path) => !isCompressed(path) && store.has(path),
    read: (path) => (isCompressed(path) ? undefined : store.read(path)),
    modified: (path) => store.modified?.(path),
  }
}

const isCompressed = (path: string) => /\.(?:br|gz)$/.test(path)

/** nginx with the generated configuration, the bare minimum around it, and optionally other servers on the same port. */
export async function startNginx(
  program: string,
  { folder, hosting }: HostedSite,
  writeOthers: (port: number) => string = () => '',
): Promise<RunningServer> {
  const port = await findFreePort()
  const scratch = mkdtempSync(join(tmpdir(), 'nginx-'))
  const srv = `/srv/${new URL(hosting.url).hostname}`
  const files = nginx.format(hosting).map(({ path, content }) => ({
    path,
    content: content
      .replaceAll(`"${srv}/`, `"${scratch}/`)
      .replace(`"${srv}"`, `"${folder}"`)
      .replace('listen [::]:80;', '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`),
  }))
  place(scratch, files)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${scratch}/${name}";`,
  )
  const config = join(scratch, 'nginx.conf')
  // `gzip` is on outside the site, as in Debian's configuration.
  writeFileSync(
    config,
    `daemon off; master_process off; pid "${scratch}/pid"; error_log stderr;
events { }
http { access_log off; gzip on; ${paths.join(' ')} include "${scratch}/.hosting/nginx/site.conf";
${writeOthers(port)} }
`,
  )
  return run({ program, args: ['-p', scratch, '-c', config], port, scratch })
}

/** Caddy with the generated configuration, imported or pasted, because Caddy doesn't treat the two alike. */
export async function startCaddy(
  program: string,
  { folder, hosting }: HostedSite,
  how: 'imported' | 'pasted' = 'imported',
): Promise<RunningServer> {
  const port = await findFreePort()
  const scratch = mkdtempSync(join(tmpdir(), 'caddy-'))
  const files = caddy.format(hosting).map(({ path, content }) => ({
    path,
    content: content
      .replace(`${hosting.url} {`, `http://127.0.0.1:${port} {`)
      .replace(`"/srv/${new URL(hosting.url).hostname}"`, `"${folder}"`),
  }))
  place(scratch, files)
  const rules =
    how === 'pasted' ? files.map(({ content }) => content) : files.map(({ path }) => `import "${scratch}/${path}"\n`)
  const config = join(scratch, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${rules.join('')}`)
  return run({ program, args: ['run', '--config', config, '--adapter', 'caddyfile'], port, scratch })
}

const apacheModules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'autoindex', 'negotiation']

/** Apache with the site's `.htaccess`, and the bare minimum around it. */
export async function startApache(program: string, { folder }: HostedSite): Promise<RunningServer> {
  const port = await findFreePort()
  const scratch = mkdtempSync(join(tmpdir(), 'apache-'))
  const modules = join(dirname(program), '../lib/apache2/modules')
  const config = join(scratch, 'apache.conf')
  writeFileSync(
    config,
    `ServerName localhost
PidFile "${scratch}/pid"
ErrorLog "${scratch}/log"
Listen 127.0.0.1:${port}
TraceEnable Off
TypesConfig /dev/null
${apacheModules.map((name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"\n`).join('')}DocumentRoot "${folder}"
<Directory "${folder}">
    AllowOverride All
    Require all granted
</Directory>
`,
  )
  return run({ program, args: ['-D', 'FOREGROUND', '-d', scratch, '-f', config], port, scratch })
}

function place(folder: string, files: readonly HostFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

interface Run {
  readonly program: string
  readonly args: readonly string[]
  readonly port: number
  /** A temporary folder, deleted with the server. */
  readonly scratch: string
}

async function run({ program, args, port, scratch }: Run): Promise<RunningServer> {
  const log = join(scratch, 'log')
  writeFileSync(log, '')
  // Keeps the server's own data in the folder too.
  const env = { ...process.env, HOME: scratch, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => writeFileSync(log, text, { flag: 'a' }))
  const origin = `http://127.0.0.1:${port}`
  const close = async () => {
    await stop(child)
    rmSync(scratch, { recursive: true, force: true })
  }
  try {
    await awaitAnswer(origin, child)
  } catch (error) {
    const output = readFileSync(log, 'utf8')
    await close()
    throw new Error(`${program} does not start:\n${output}`, { cause: error })
  }
  return { origin, close }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Resolves once the server responds. Rejects if it has exited or takes too long. */
async function awaitAnswer(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    const isThere = await ask(origin, '/').then(
      () => true,
      // A server that resets the connection is up.
      (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET',
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it does not answer')
}
