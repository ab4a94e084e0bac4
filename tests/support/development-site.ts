import { join } from 'node:path'
import { openMemoryStore } from '../../generator/server/serve/site-store.ts'
import { createBuildRequest, createCheckRequest, openAssetCaches } from '../../generator/cli/project.ts'
import { buildSite } from '../../generator/build.ts'
import { renderPage } from '../../templates/index.ts'
import { root, siteRoot, today } from './project.ts'
import { type ServedSite, serveStore } from './serve.ts'

/**
 * Builds and serves the tested site in development mode, like `npm start`, with the React build that warns developers of
 * mistakes.
 */
export async function serveDevelopmentSite(): Promise<ServedSite> {
  const folders = {
    root: siteRoot,
    content: 'content',
    config: 'site.config.yaml',
    out: 'dist',
    cache: join(root, '.cache'),
  }
  const project = {
    ...folders,
    today,
    timeZone: 'America/Detroit',
    strict: false,
    launch: false,
    report: 'text',
  } as const
  const { outputs } = await buildSite(
    createBuildRequest(createCheckRequest(project, 'authors'), { renderPage, version: '' }, openAssetCaches(project)),
  )
  if (!outputs) throw new Error('the content has mistakes')
  const store = openMemoryStore()
  store.replace(outputs)
  return serveStore(store)
}
