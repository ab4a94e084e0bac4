/**
 * `npm run load`: compares the requests per second of the preview, Caddy and Apache with those of nginx, all on this machine
 * and with the rules that a build writes. Figures are shares of nginx's in the same round, because a busy machine affects
 * all of them.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { medianOf } from '../bench/median.ts'
import { buildHostedSite } from '../support/hosts/build-hosted-site.ts'
import { findServer } from '../support/hosts/find-server.ts'
import {
  type RunningServer,
  startApache,
  startCaddy,
  startNginx,
  startPreview,
} from '../support/hosts/start-servers.ts'
import { measureLoad } from './measure.ts'

const rounds = 5
const load = { connections: 16, seconds: 2 }

const wrk = [process.env['WRK_PATH'] ?? '', '/usr/bin/wrk', '/usr/local/bin/wrk'].find(
  (place) => place !== '' && existsSync(place),
)
const programs = { nginx: findServer('nginx'), caddy: findServer('caddy'), apache: findServer('apache') }

if (process.argv.length > 2) {
  process.stdout.write(
    `Usage: npm run load

Compares the requests per second of the preview, Caddy and Apache with those of nginx, in ${rounds} rounds. It has no options.
`,
  )
} else if (!wrk || !programs.nginx) {
  process.stderr.write(
    'This needs wrk and nginx: on Debian, apt-get install wrk nginx; on other systems, set WRK_PATH and NGINX_PATH.\n',
  )
  process.exitCode = 2
} else await run(wrk, programs.nginx)

async function run(program: string, nginx: string): Promise<void> {
  const site = await buildHostedSite()
  const servers: Record<string, RunningServer> = {}
  try {
    servers['nginx'] = await startNginx(nginx, site)
    servers['preview'] = await startPreview(site)
    if (programs.caddy) servers['caddy'] = await startCaddy(programs.caddy, site)
    if (programs.apache) servers['apache'] = await startApache(programs.apache, site)
    const script = readdirSync(join(site.folder, 'assets')).find((file) => file.endsWith('.js')) ?? ''
    for (const path of ['/', '/about', `/assets/${script}`]) {
      process.stdout.write(`${path}\n${await compare(program, servers, path)}`)
    }
  } finally {
    for (const server of Object.values(servers)) await server.close()
    await site.remove()
  }
}

/** Measures every server in turn, several times, with a line for each. */
async function compare(
  program: string,
  servers: Readonly<Record<string, RunningServer>>,
  path: string,
): Promise<string> {
  const shares = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    let most = 0
    for (const [name, { origin }] of Object.entries(servers)) {
      const rate = await measureLoad(program, origin + path, load)
      if (name === 'nginx') most = rate
      shares.set(name, [...(shares.get(name) ?? []), rate / most])
    }
  }
  return [...shares].map(([name, values]) => `  ${name.padEnd(8)} ${medianOf(values).toFixed(2)}\n`).join('')
}
