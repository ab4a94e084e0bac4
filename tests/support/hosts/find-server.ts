import { findProgram } from '../find-program.ts'

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
  return findProgram(places[name], [packages[name]])
}
