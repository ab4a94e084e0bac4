import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describeFormsPage } from '../../generator/output/hosting/site-headers.ts'
import { buildCms } from '../../generator/schema/cms/build-cms.ts'
import { config } from './content.ts'
import { locate } from './project.ts'

const cms = { repository: 'sample-company/website' }
/** Only at this origin do the forms accept a folder instead of a repository. */
const origin = 'http://localhost:4173'

/** The script of the forms, which `/admin` loads from another site. */
export const formsScript = createRequire(import.meta.url)
  .resolve('@sveltia/cms')
  .replace(/npm\/index\.js$/, 'dist/sveltia-cms.js')

/** Files that the forms wrote, by their paths in the project. */
export type WrittenFiles = Readonly<Record<string, Uint8Array>>

export interface Forms {
  readonly page: Page
  /** A field of the form by its label. */
  readonly field: (label: string) => Locator
  readonly open: (path: string) => Promise<void>
  readonly save: () => Promise<void>
  readonly readWritten: () => Promise<WrittenFiles>
}

/** Opens `/admin` under its own policy, logged in to a private folder of the browser with these project files. */
export async function openForms(context: BrowserContext, paths: readonly string[]): Promise<Forms> {
  const outputs = new Map(buildCms({ ...config, cms }).map(({ path, content }) => [`/${path}`, String(content)]))
  const headers = { 'Content-Security-Policy': describeFormsPage(cms)['Content-Security-Policy'] }
  await context.route('**/*', async (route) => {
    const { href, pathname } = new URL(route.request().url())
    const cors = { 'Access-Control-Allow-Origin': '*' }
    if (pathname === '/admin')
      return route.fulfill({ contentType: 'text/html', headers, body: outputs.get('/admin.html') ?? '' })
    if (href.startsWith(origin))
      return route.fulfill({ contentType: 'text/javascript', body: outputs.get(pathname) ?? '' })
    if (pathname.endsWith('/sveltia-cms.js')) return route.fulfill({ path: formsScript, headers: cors })
    // Blocks fonts, update checks and the git host's status.
    return route.abort()
  })
  // Stubs the only thing a test can't do: choosing a folder in a system dialog.
  await context.addInitScript(() => {
    Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  const page = await context.newPage()
  await page.goto(`${origin}/admin`)
  const before = await Promise.all(paths.map(async (path) => [path, await readFile(locate(path), 'base64')] as const))
  await page.evaluate(putFiles, before)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('button', { name: 'Show Account Menu' }).waitFor()
  return {
    page,
    field: (label) => page.getByRole('group', { name: `“⁨${label}⁩” Field`, exact: true }).last(),
    open: async (path) => {
      await page.goto(`${origin}/admin#/collections/${path}`)
    },
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    },
    readWritten: async () => {
      const files = (await page.evaluate(readFiles)).filter(([path]) => !paths.includes(path))
      return Object.fromEntries(files.map(([path, content]) => [path, Buffer.from(content, 'base64')]))
    },
  }
}

/** In the page: writes files to its private folder, next to a `.git` folder. */
async function putFiles(files: readonly (readonly [path: string, content: string])[]): Promise<void> {
  const top = await navigator.storage.getDirectory()
  await top.getDirectoryHandle('.git', { create: true })
  for (const [path, content] of files) {
    const steps = path.split('/')
    const name = steps.pop() ?? ''
    let folder = top
    for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true })
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await stream.write(Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0))
    await stream.close()
  }
}

/** In the page: reads all files in its private folder. */
async function readFiles(): Promise<[path: string, content: string][]> {
  const found: [string, string][] = []
  const visit = async (folder: FileSystemDirectoryHandle, before: string): Promise<void> => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${before}${name}/`)
      else {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        found.push([before + name, btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))])
      }
    }
  }
  await visit(await navigator.storage.getDirectory(), '')
  return found
}
