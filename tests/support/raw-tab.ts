import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { chromiumFlags } from './chromium.ts'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, never>>
  readonly result?: Readonly<Record<string, never>>
}

/** A tab with its pages: the visible one, and prerendered ones, newest last. */
export interface RawTab {
  /** Evaluates an expression in a page and returns it as JSON. */
  evaluate<T>(session: string, expression: string): Promise<T>
  /** Moves, presses or releases the pointer over a page. */
  point(session: string, type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Place): Promise<void>
  /** Each page by its session, and whether it started as a prerendered page. */
  readonly pages: readonly { readonly session: string; readonly isAhead: boolean }[]
  /** Log entries of the pages, including policy violations. */
  readonly log: readonly string[]
  readonly close: () => Promise<void>
}

interface Place {
  readonly x: number
  readonly y: number
}

/**
 * Opens a tab and controls it through the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/), because
 * Playwright, which all other tests use, disables prerendering.
 */
export async function openRawTab(url: string): Promise<RawTab> {
  const profile = await mkdtemp(join(tmpdir(), 'tab-'))
  const flags = ['--headless=new', '--window-size=1280,800', '--remote-debugging-pipe', `--user-data-dir=${profile}`]
  // Requests to other sites never leave this machine.
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  const browser = spawn(inject('chromium'), [...chromiumFlags, ...flags, offline], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const pages: { session: string; isAhead: boolean }[] = []
  const log: string[] = []
  const send = connect(browser.stdio[3] as Duplex, browser.stdio[4] as Duplex, ({ method, params = {} }) => {
    if (method === 'Log.entryAdded') log.push((params['entry'] as unknown as { readonly text: string }).text)
    if (method !== 'Target.attachedToTarget') return
    const { type, subtype } = params['targetInfo'] as unknown as { readonly type: string; readonly subtype?: string }
    if (type !== 'page') return
    pages.push({ session: params['sessionId'] as unknown as string, isAhead: subtype === 'prerender' })
    void send('Log.enable', {}, params['sessionId'])
  })
  const { targetId } = await send('Target.createTarget', { url, forTab: true })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send('Target.setAutoAttach', { ...follow, filter: [{ type: 'page' }] }, sessionId)
  return {
    pages,
    log,
    async evaluate<T>(session: string, expression: string) {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, session)
      return (result as unknown as { readonly value: T }).value
    },
    async point(session, type, at) {
      const button = type === 'mouseMoved' ? 'none' : 'left'
      await send('Input.dispatchMouseEvent', { type, ...at, button, clickCount: 1 }, session)
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      browser.kill()
      await Promise.race([ended, wait(10_000)])
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

type Send = (method: string, params: object, session?: string) => Promise<Readonly<Record<string, never>>>

/** Messages are JSON, each followed by a zero byte. */
function connect(to: Duplex, from: Duplex, hear: (message: Message) => void): Send {
  const waiting = new Map<number, (message: Message) => void>()
  let rest = ''
  from.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const message = JSON.parse(part) as Message
      if (message.id === undefined) hear(message)
      else waiting.get(message.id)?.(message)
    }
  })
  let last = 0
  return (method, params, sessionId) => {
    last += 1
    const id = last
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve) => waiting.set(id, ({ result = {} }) => resolve(result)))
  }
}
