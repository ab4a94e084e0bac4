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
import { listSmallPictures } from './small-pictures.ts'

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
  const { outputs = [], diagnostics } = await buildSite({
    files: overlayFiles(diskFiles, siteRoot, { ...listSmallPictures(), ...changes }),
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
