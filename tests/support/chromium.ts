import { findProgram } from './find-program.ts'

/** Keep the browser from doing anything a test doesn't ask for. */
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

/** Finds Chromium. If there isn't one, installs Debian's package, or explains how to get one. */
export function findChromium(): string {
  const found = findProgram(places, ['chromium'])
  if (!found) throw new Error('This needs Chromium: install it, or set CHROMIUM_PATH to its program.')
  return found
}

/**
 * Finds the headless shell, which has the same engine and opens a page with a third less work. Falls back to the full
 * browser.
 */
export function findHeadlessChromium(): string {
  const shells = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium-headless-shell']
  return findProgram(shells, ['chromium-headless-shell']) ?? findChromium()
}
