import type { PublicationOptions } from './schema/publication.ts'
import { hasErrors } from './shared/diagnostics/diagnostic.ts'
import type { Files } from './shared/fs/files.ts'
import { loadText, type SourceLocations } from './content/load/load-sources.ts'
import { createPostBuilder } from './render/model/build-post.ts'
import { buildSitePlaceholders } from './schema/placeholders.ts'
import type { Site } from './render/model/site.ts'
import type { OutputFile } from './shared/output-file.ts'
import type { RenderedSite } from './render/render-site.ts'
import { identifySource } from './content/validate/identify-source.ts'
import { postEntryOf, type Readings } from './content/reading/readings.ts'

interface BuiltSite extends PublicationOptions {
  readonly files: Files
  readonly locations: SourceLocations
  readonly readings: Readings
  readonly site: Site
  readonly rendered: RenderedSite
}

/**
 * The page of a post that was saved, in a site that was built before; `path` is that of its file in the content folder. It is
 * what its author waits for: what other files say of it, and lists that show it, are for the run that follows. `undefined` where
 * the file is no post of that site, or has a fault of its own: that run tells.
 */
export type RenewPost = (path: string) => Promise<OutputFile | undefined>

export function createPostRenewal({ files, locations, readings, site, rendered, ...options }: BuiltSite): RenewPost {
  const values = buildSitePlaceholders(site.config)
  const buildPost = createPostBuilder(values, options)
  return async (path) => {
    const kind = identifySource({ path, file: path }, new Set(), () => undefined)
    if (!kind || !('collection' in kind) || kind.collection !== 'posts') return undefined
    const source = await loadText(files, locations, path)
    if (!source) return undefined
    const read = await readings.readOne({ source, kind }, { audience: options.audience, values })
    const content = read?.reading.content
    if (!read || !content?.isValid || hasErrors([...read.reading.faults, ...content.checks])) return undefined
    const [post] = buildPost(postEntryOf(read))
    return post && rendered.renewPost(post)
  }
}
