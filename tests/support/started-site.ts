import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { program } from './command-line.ts'
import { copySite } from './copy-site.ts'
import { root } from './project.ts'
import { findFreePort } from './serve.ts'

/** `npm start` on a copy of the content. */
export interface StartedSite {
  readonly origin: string
  /** Folder of the copy. */
  readonly folder: string
  /** The terminal output so far. */
  readonly output: () => string
  stop(): Promise<void>
}

/**
 * Starts the site like a newcomer, and waits until it's up. `prepare` may change the copy first, and returns environment
 * variables. The cache may be another than the project's.
 */
export async function startSite(
  prepare: (folder: string) => Promise<Record<string, string>>,
  cache = join(root, '.cache'),
): Promise<StartedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'started-'))
  copySite(folder)
  const env = await prepare(folder)
  const port = await findFreePort()
  const server = spawn(process.execPath, [program, 'start', '--cache', cache], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  await vi.waitFor(() => expect(output).toContain('/__outbox'), { timeout: 90_000, interval: 50 })
  return {
    origin: `http://localhost:${port}`,
    folder,
    output: () => output,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
