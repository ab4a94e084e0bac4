import { resolve } from 'node:path'
import { expect } from 'vitest'
import type { PublicationOptions } from '../../generator/schema/publication.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { type Memoize, notMemoized } from '../../generator/shared/cache/memo-cache.ts'
import type { OutputFile } from '../../generator/shared/output-file.ts'
import { buildSite } from '../../generator/build.ts'
import type { PageProps } from '../../templates/page-props.ts'
import { overlayFiles } from './memory-files.ts'
import { siteRoot, today } from './project.ts'
import { sharedCaches } from './shared-caches.ts'

/** A small image in place of the real ones, since these tests are about text. */
const tinySvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#0b5c7a"/></svg>'

/** Renders a page to one string. */
export type RenderText = (props: PageProps) => string

/**
 * Builds the tested site with some files changed, added or (if `undefined`) removed. By default, a page is the input it
 * would be rendered from.
 */
export async function buildWith(
  changes: Readonly<Record<string, string | Uint8Array | undefined>>,
  audience: PublicationOptions['audience'],
  renderPage: RenderText = (props) => JSON.stringify(props),
  memoize: Memoize = notMemoized,
): Promise<ReadonlyMap<string, OutputFile['content']>> {
  const images = diskFiles.list(resolve(siteRoot, 'content/images')).filter((path) => path.endsWith('.webp'))
  const pictures = Object.fromEntries(images.map((path) => [`content/images/${path}`, tinySvg]))
  const { outputs = [], diagnostics } = await buildSite({
    files: overlayFiles(diskFiles, siteRoot, { ...pictures, ...changes }),
    locations: { root: siteRoot, contentFolder: 'content', configFile: 'site.config.yaml' },
    today,
    audience,
    ...sharedCaches,
    mode: 'production',
    sendsToOutbox: false,
    social: 'pictures',
    picturesOnRequest: false,
    templates: { renderPage: (props) => [renderPage(props)], version: '' },
    memoize,
  })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return new Map(outputs.map(({ path, content }) => [path, content]))
}
