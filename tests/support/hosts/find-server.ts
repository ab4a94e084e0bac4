import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where to find the programs. An environment variable overrides these paths. */
const places: Readonly<Record<ServerName, readonly string[]>> = {
  nginx: [
    process.env['NGINX_PATH'] ?? '',
    '/usr/sbin/nginx',
    '/usr/bin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ],
  caddy: [process.env['CADDY_PATH'] ?? '', '/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
  apache: [process.env['APACHE_PATH'] ?? '', '/usr/sbin/apache2', '/opt/homebrew/bin/httpd'],
}

const packages: Readonly<Record<ServerName, string>> = { nginx: 'nginx', caddy: 'caddy', apache: 'apache2-bin' }

export type ServerName = 'nginx' | 'caddy' | 'apache'

/** Finds a server's program, or installs it on Debian as root. `undefined` if neither works. */
export function findServer(name: ServerName): string | undefined {
  return find(name) ?? (install(name), find(name))
}

function find(name: ServerName): string | undefined {
  return places[name].find((place) => place !== '' && existsSync(place))
}

function install(name: ServerName): void {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  // Keeps Debian from starting the server for the whole machine, since tests start it themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', packages[name]], { stdio: 'inherit', env })
  } catch {
    // The caller reports that it's missing.
  }
}
