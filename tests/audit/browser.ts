import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumFlags, findChromium } from '../support/chromium.ts'

export interface AuditBrowser {
  /** Where it takes commands. */
  readonly port: number
  close(): Promise<void>
}

/** Starts a Chromium with a fresh profile and nobody's settings but these: what drives a browser for tests sets more. */
export async function openBrowser(): Promise<AuditBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'audit-'))
  const flags = [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(findChromium(), [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  for await (const line of createInterface({ input: browser.stderr })) {
    const port = Number(/^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1])
    if (!port) continue
    // Nobody reads what it says from now on; a full pipe would stop it.
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
