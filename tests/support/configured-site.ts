import { parse } from 'yaml'
import type { SiteConfig } from '../../generator/schema/site/config.ts'
import { describeHeaders } from '../../generator/output/hosting/site-headers.ts'
import { plainHosting } from '../../generator/server/serve/plain-hosting.ts'
import { openMemoryStore } from '../../generator/server/serve/site-store.ts'
import { renderText } from './render-text.ts'
import { buildWith } from './build-in-memory.ts'
import { readPageCss } from './page-css.ts'
import { readProjectFile } from './project.ts'
import { type ServedSite, serveStore } from './serve.ts'

/** Serves the tested site with some lines added to its configuration, under the resulting policy. */
export async function serveConfigured(configuration: string): Promise<ServedSite> {
  return serveChanged({ 'site.config.yaml': `${await readProjectFile('site.config.yaml')}\n${configuration}` })
}

/** Serves the tested site with some files changed or added. */
export async function serveChanged(changes: Readonly<Record<string, string>>): Promise<ServedSite> {
  const text = changes['site.config.yaml'] ?? (await readProjectFile('site.config.yaml'))
  const outputs = await buildWith(changes, 'public', renderText)
  const css = /<style>([\s\S]*?)<\/style>/.exec(String(outputs.get('index.html')))?.[1] ?? ''
  const headers = describeHeaders({
    config: parse(text) as SiteConfig,
    css,
    pageCss: await readPageCss([...outputs.keys()].filter((path) => /^service-areas\/[^/]+\.html$/.test(path)).length),
    sendsToOutbox: false,
  })
  const store = openMemoryStore()
  store.replace([...outputs].map(([path, content]) => ({ path, content })))
  return serveStore(store, { ...plainHosting, headers })
}

/** The configuration with different business hours. */
export async function writeHours(lines: string): Promise<string> {
  const text = await readProjectFile('site.config.yaml')
  return text.replace(/^ {2}hours:\n(?: {4}.*\n)+/m, () => lines)
}
