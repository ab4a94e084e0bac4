import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumFlags, findChromium } from '../support/chromium.ts'

interface AuditBrowser {
  /** The debugging port. */
  readonly port: number
  close(): Promise<void>
}

/** Starts Chromium with a fresh profile and only these settings. Test drivers set more. */
export async function openBrowser(): Promise<AuditBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'audit-'))
  const flags = [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(findChromium(), [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  for await (const line of createInterface({ input: browser.stderr })) {
    const port = Number(/^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1])
    if (!port) continue
    // Discard further output, because a full pipe would block the browser.
    browser.stderr.resume()
    return {
      port,
      async close() {
        browser.kill()
        await ended
        await rm(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  }
  throw new Error('Chromium exited before it was ready.')
}
