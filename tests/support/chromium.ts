import { execFileSync } from 'node:child_process'
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
  const found = find() ?? (install(), find())
  if (!found) throw new Error('This needs Chromium: install it, or set CHROMIUM_PATH to its program.')
  return found
}

function find(): string | undefined {
  return places.find((place) => place !== '' && existsSync(place))
}

function install(): void {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env })
}
