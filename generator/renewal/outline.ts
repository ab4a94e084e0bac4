import type { Assets } from '../assets/assets.ts'
import type { BuildRequest } from '../build-request.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts'
import type { Sources } from '../content/load/load-sources.ts'
import type { SourceFile } from '../content/load/source-file.ts'
import type { Site } from '../render/model/site.ts'
import type { RenderedSite } from '../render/render-site.ts'
import type { PostDays, PostEntry } from '../content/validate/entry.ts'

/**
 * What a build leaves of a site for the next one: enough to see that nothing but texts of some posts has changed, and to make
 * the pages of those without a look at the others. Plain data.
 */
export interface Outline {
  /** Names all that the site is made of but the posts: see `nameSurroundings`. */
  readonly surroundings: string
  /** Names what was made of pictures, styles and scripts: see `nameAssets`. */
  readonly assets: string
  readonly posts: PostColumns
  /** The posts of the site, newest first, by their places in the columns. */
  readonly shown: readonly number[]
  /** See `RenderedSite`. */
  readonly related: RenderedSite['related']
  /** See `Site`. */
  readonly characters: string
  /** What was told of the files. */
  readonly told: readonly Diagnostic[]
  readonly samples: readonly Diagnostic[]
}

/** All posts in the order in which they are loaded. One list for each property: ten thousand posts are read in half the time that a list of posts takes. */
export interface PostColumns {
  readonly ids: readonly string[]
  /** Of the texts: see `SourceFile`. */
  readonly hashes: readonly string[]
  /** Of the readings: see `Entry`. */
  readonly versions: readonly string[]
  readonly dates: readonly string[]
  /** Empty where a post was not updated. */
  readonly updated: readonly string[]
  readonly drafts: readonly boolean[]
  readonly images: readonly string[]
}

type Surroundings = Pick<
  BuildRequest,
  'audience' | 'today' | 'mode' | 'sendsToStandIn' | 'social' | 'templates' | 'locations'
>

/** Whether a file is that of a post. */
export function isOfPost({ path }: Pick<SourceFile, 'path'>): boolean {
  return /^posts\/[^/]+\.md$/.test(path)
}

/** Names all that a site is made of but the texts of its posts, the pictures, and what earlier states say. */
export function nameSurroundings(request: Surroundings, { config, content, images, unreadable }: Sources): string {
  const { audience, today, mode, sendsToStandIn, social, templates, locations } = request
  const others = content.filter((source) => !isOfPost(source)).map(({ file, hash }) => [file, hash])
  const settings = [audience, today, mode, sendsToStandIn, social, templates.version, locations]
  return shortHash(JSON.stringify([settings, config?.hash, others, images, unreadable]))
}

export function nameAssets({ shared, mapGround, cardLook, pictures, outputs }: Assets): string {
  const files = outputs.map(({ path, version }) => [path, version])
  return shortHash(JSON.stringify([shared, mapGround, cardLook.colors, [...pictures], files]))
}

interface Outlined {
  readonly sources: Sources
  readonly entries: readonly PostEntry[]
  readonly told: readonly Diagnostic[]
  readonly samples: readonly Diagnostic[]
  readonly site: Site
  readonly assets: Assets
  readonly rendered: Pick<RenderedSite, 'related'>
}

/** The outline of a site; `undefined` where some post is not in it by a fault of its own. */
export function describeOutline(request: Surroundings, outlined: Outlined): Outline | undefined {
  const { sources, entries, told, samples, site, assets, rendered } = outlined
  const posts = sources.content.filter(isOfPost)
  if (posts.length !== entries.length || posts.some(({ file }, index) => file !== entries[index]?.file))
    return undefined
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  return {
    surroundings: nameSurroundings(request, sources),
    assets: nameAssets(assets),
    posts: {
      ids: entries.map(({ id }) => id),
      hashes: posts.map(({ hash }) => hash),
      versions: entries.map(({ version }) => version),
      dates: entries.map(({ data }) => data.date),
      updated: entries.map(({ data }) => data.updated ?? ''),
      drafts: entries.map(({ data }) => data.draft === true),
      images: entries.map(({ data }) => data.image),
    },
    shown: site.posts.map(({ id }) => placeOf(id, places)),
    related: rendered.related,
    characters: site.characters,
    told,
    samples,
  }
}

function placeOf(id: string, places: ReadonlyMap<string, number>): number {
  const place = places.get(id)
  if (place === undefined) throw new Error(`the site has a post ${id}, and its content has none`)
  return place
}

/** When the posts of an outline are public. */
export function listDays({ ids, dates, updated, drafts }: PostColumns, fileOf: (id: string) => string): PostDays[] {
  return ids.map((id, place) => ({
    id,
    file: fileOf(id),
    data: { date: dates[place] ?? '', updated: updated[place] || undefined, draft: drafts[place] === true },
  }))
}
