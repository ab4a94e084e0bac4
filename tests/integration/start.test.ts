import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test, vi } from 'vitest'
import { program } from '../support/command-line.ts'
import { root } from '../support/project.ts'
import { type StartedSite, startSite } from '../support/started-site.ts'

let site: StartedSite

beforeAll(async () => {
  site = await startSite(async () => ({}))
  return () => site.stop()
})

async function waitFor(text: string): Promise<void> {
  await vi.waitFor(() => expect(site.output()).toContain(text), { timeout: 90_000, interval: 50 })
}

const read = async (path: string) => (await fetch(site.origin + path)).text()

test("pages are served, and reload with a script that a build doesn't have", async () => {
  expect(await read('/about')).toContain('<script src="/__reload.js"')
  expect(await read('/__reload.js')).toContain('location.reload()')
})

/** The next event about a run that open pages receive. */
async function hearRun(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  for (;;) {
    const { value, done } = await reader.read()
    const run = /event: run\ndata: (\w+)/.exec(Buffer.from(value ?? []).toString())?.[1]
    if (run !== undefined) return run
    if (done) throw new Error('the server has nothing more to say')
  }
}

test('a second server on the same port says so last', async () => {
  const { port } = new URL(site.origin)
  const command = `"${process.execPath}" "${program}" start --cache "${join(root, '.cache')}" 2>&1; echo "$?"`
  const options = { cwd: site.folder, env: { ...process.env, PORT: port } }
  const { stdout } = await promisify(execFile)('bash', ['-c', command], options)
  expect(stdout).toMatch(/\nPort \d+ is in use\. Set another one, such as PORT=4200\.\n2\n$/)
})

test('a save is announced to open pages and served right away', async () => {
  const { body } = await fetch(`${site.origin}/__reload`)
  if (!body) throw new Error('no page can listen')
  const reader = body.getReader()
  const before = await hearRun(reader)
  expect(await read('/about')).toContain(`data-run="${before}"`)
  const file = join(site.folder, 'content/pages/about.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^ {2}heading: .*$/m, '  heading: A heading that was just saved'))
  const after = await hearRun(reader)
  await reader.cancel()
  expect(after).not.toBe(before)
  const page = await read('/about')
  expect(page).toContain('A heading that was just saved')
  expect(page).toContain(`data-run="${after}"`)
})

test('an error is reported with its location, and the last good site stays', async () => {
  const file = join(site.folder, 'content/faq.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('category: General', 'category: Generl'))
  await waitFor('did you mean `General`?')
  expect(site.output()).toMatch(/content\/faq\.yaml:\d+:\d+ {2}error {2}content\/invalid-value/)
  expect((await fetch(`${site.origin}/faq`)).status).toBe(200)
  await writeFile(file, text)
  await vi.waitFor(() => expect(site.output()).toMatch(/did you mean `General`\?[\s\S]*\nbuilt in /), {
    timeout: 90_000,
  })
})

function send(params: unknown): Promise<Response> {
  const request = { user_id: 'a', service_id: 'b', template_id: 'c', template_params: params }
  return fetch(`${site.origin}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(request) })
}

test('a quote request is stored in the outbox, shown there, and answered as selected', async () => {
  const accepted = await send({ company_name: 'Cut & <b>Dried</b>' })
  expect([accepted.status, await accepted.text()]).toEqual([200, 'OK'])
  expect(await read('/__outbox')).toContain('Cut &amp; &lt;b&gt;Dried')
  expect((await send(null)).status).toBe(400)
  await read('/__outbox?answer=400')
  const refused = await send({})
  expect([refused.status, await refused.text()]).toEqual([400, 'The service ID is invalid'])
  await read('/__outbox?answer=500')
  expect(await (await send({})).text()).toBe('')
  await read('/__outbox?answer=cut')
  await expect(send({})).rejects.toThrow('fetch failed')
})

test('a page on another site can neither write to the outbox nor change its responses', async () => {
  const headers = { origin: 'https://evil.example' }
  const request = { method: 'POST', headers, body: '{}' }
  expect((await fetch(`${site.origin}/api/v1.0/email/send`, request)).status).toBe(403)
  const choose = { headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await fetch(`${site.origin}/__outbox?answer=ok`, choose)).status).toBe(403)
})

test("a file that is truncated first and written a little later is read once it's complete", async () => {
  const file = join(site.folder, 'content/pages/about.yaml')
  const text = await readFile(file, 'utf8')
  for (const pause of [32, 36, 40, 44, 48]) {
    const heading = `Saved after ${pause} milliseconds`
    const opened = await open(file, 'w')
    await new Promise((resolve) => setTimeout(resolve, pause))
    await opened.writeFile(text.replace(/^ {2}heading: .*$/m, `  heading: ${heading}`))
    await opened.close()
    await vi.waitFor(async () => expect(await read('/about')).toContain(heading), { timeout: 10_000, interval: 50 })
  }
  await writeFile(file, text)
})

test('a file that is deleted and comes back is watched again, every time', async () => {
  const file = join(site.folder, 'site.config.yaml')
  const text = await readFile(file, 'utf8')
  for (const phone of ['(313) 555-0171', '(313) 555-0172']) {
    await rm(file)
    // Long enough for a run without the file.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await writeFile(file, text.replace(/^( *phone: ).*$/m, `$1'${phone}'`))
    await vi.waitFor(async () => expect(await read('/about')).toContain(phone), { timeout: 30_000, interval: 100 })
  }
  await writeFile(file, text)
})

test("a page on another site can't reach the server under its own name", async () => {
  const { request } = await import('node:http')
  const answer = await new Promise((resolve) => {
    request(site.origin, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end()
  })
  expect(answer).toBe(403)
})

test('a page that is deleted is announced to those who have it open', async () => {
  const address = `${site.origin}/blog/short-lived`
  const file = join(site.folder, 'content/posts/short-lived.md')
  const text = await readFile(join(site.folder, 'content/posts/retail-cleaning-tips.md'), 'utf8')
  await writeFile(file, text.replace(/^title: .*$/m, 'title: A page that is soon gone'))
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 20_000, interval: 50 })
  const { body } = await fetch(`${site.origin}/__reload`)
  const reader = body?.getReader()
  const hear = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
  await hear()
  await rm(file)
  expect(await hear()).toMatch(/^event: run\ndata: \w+ .*\/blog\/short-lived\b/)
  await reader?.cancel()
  expect((await fetch(address)).status).toBe(404)
})

test('an image is encoded on request, and comes back after it is deleted', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'cache-'))
  const own = await startSite(async () => ({}), cache)
  const listEncoded = async () =>
    (await readdir(join(cache, 'assets')))
      .filter((name) => name.endsWith('.avif'))
      .map((name) => join(cache, 'assets', name))
  try {
    const page = await (await fetch(own.origin)).text()
    const images = [...new Set(page.match(/\/assets\/[\w-]+\.avif/g))].slice(0, 3)
    const load = () => Promise.all(images.map(async (image) => (await fetch(own.origin + image)).arrayBuffer()))
    expect(await listEncoded()).toEqual([])
    const sizes = (await load()).map(({ byteLength }) => byteLength)
    expect(await listEncoded()).toHaveLength(3)
    for (const file of await listEncoded()) await rm(file)
    expect((await load()).map(({ byteLength }) => byteLength)).toEqual(sizes)
    expect(own.output()).toContain('It will be rebuilt.')
  } finally {
    await own.stop()
    await rm(cache, { recursive: true })
  }
})
