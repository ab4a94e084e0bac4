import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A browser that does what a test asks of it and nothing by itself. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const places = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** Finds a Chromium, and where there is none installs Debian's package, or says in one sentence how to get one. */
export function findChromium(): string {
  const found = find(places) ?? (install('chromium'), find(places))
  if (!found) throw new Error('This needs Chromium: install it, or set CHROMIUM_PATH to its program.')
  return found
}

/**
 * Finds the same engine without the window around it, which opens a page with a third less work. Where it cannot be had, the whole
 * browser does.
 */
export function findHeadlessChromium(): string {
  const shells = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium-headless-shell']
  return find(shells) ?? (install('chromium-headless-shell'), find(shells)) ?? findChromium()
}

function find(programs: readonly string[]): string | undefined {
  return programs.find((program) => program !== '' && existsSync(program))
}

function install(name: string): void {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options)
}
