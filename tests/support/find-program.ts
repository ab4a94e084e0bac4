import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Finds a program in one of `places`. If it isn't there, installs Debian's `packages` as root. `undefined` if neither works. */
export function findProgram(places: readonly string[], packages: readonly string[]): string | undefined {
  return find(places) ?? (install(packages), find(places))
}

function find(places: readonly string[]): string | undefined {
  return places.find((place) => place !== '' && existsSync(place))
}

function install(packages: readonly string[]): void {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  // Keeps Debian from starting a server for the whole machine, since tests start it themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync('apt-get', ['update'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
}
