import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createEditorOpener } from '../../../../generator/server/dev/open-editor.ts'
import { buildOverlayReport } from '../../../../generator/server/dev/overlay/build-report.ts'
import { openMemoryStore } from '../../../../generator/server/serve/site-store.ts'
import { serveSite } from '../../../../generator/server/serve/serve-site.ts'
import { complain, findFreePort } from '../../../support/serve.ts'

let folder = ''
let origin = ''
let server: Awaited<ReturnType<typeof serveSite>> | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editor-'))
  const program = join(folder, 'editor')
  await writeFile(program, '#!/bin/sh\nprintf "%s\\n" "$@" > "$(dirname "$0")/opened"\n', { mode: 0o755 })
  await mkdir(join(folder, 'content'))
  await writeFile(join(folder, 'content/$(touch x).md'), '')
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  const diagnostics = [
    {
      severity: 'error',
      code: 'content/duplicate',
      message: 'Twice.',
      file: 'content/$(touch x).md',
      place: { line: 2, column: 3 },
    },
  ] as const
  const report = buildOverlayReport({ diagnostics, texts: new Map() }, { root: folder, stops: true })
  const opener = createEditorOpener(folder, () => report, program)
  server = await serveSite({ store: openMemoryStore(), port, report: complain, extensions: [opener] })
})

afterAll(async () => {
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

const reported = { file: 'content/$(touch x).md', line: 2, column: 3 }

async function ask(place: unknown, headers: Record<string, string> = {}): Promise<number> {
  const own = { origin, 'content-type': 'application/json', ...headers }
  return (await fetch(`${origin}/__open`, { method: 'POST', headers: own, body: JSON.stringify(place) })).status
}

test('a reported location is opened, and no shell parses its name', async () => {
  expect(await ask(reported)).toBe(204)
  await vi.waitFor(async () =>
    expect(await readFile(join(folder, 'opened'), 'utf8')).toBe(`${join(folder, reported.file)}\n`),
  )
})

test.each([
  [{ ...reported, file: '../../etc/passwd' }, {}, 404],
  [{ ...reported, line: 4 }, {}, 404],
  [null, {}, 404],
  [{ ...reported, more: 'x'.repeat(10_000) }, {}, 404],
  [reported, { origin: 'https://other.example' }, 403],
  [reported, { origin: 'null' }, 403],
  [reported, { 'content-type': 'text/plain' }, 403],
])('%j with %j is rejected', async (place, headers, status) => {
  expect(await ask(place, headers)).toBe(status)
})

test('a URL that is merely visited opens nothing', async () => {
  expect((await fetch(`${origin}/__open`)).status).toBe(405)
})
