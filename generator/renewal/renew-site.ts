import type { Bundles } from '../assets/bundles/begin-bundles.ts'
import { buildAssets } from '../assets/build-assets.ts'
import type { BuildRequest, BuildResult } from '../build-request.ts'
import { DamagedCacheError } from '../shared/cache/damaged-cache-error.ts'
import { createTexts, locateImages } from '../check-site.ts'
import { unpublishedState } from '../schema/publication.ts'
import { checkHistory, noPast } from '../content/history/check-history.ts'
import { describeHosting } from '../output/hosting/description.ts'
import type { Sources } from '../content/load/load-sources.ts'
import type { SourceFile } from '../content/load/source-file.ts'
import { buildModel } from '../render/model/build-model.ts'
import { createPostBuilder } from '../render/model/build-post.ts'
import { buildSitePlaceholders } from '../schema/placeholders.ts'
import type { Post, Site } from '../render/model/site.ts'
import { buildFeed } from '../render/derived/build-derived-files.ts'
import { postsInFeed } from '../render/derived/feed.ts'
import type { OutputFile } from '../shared/output-file.ts'
import { renderSite } from '../render/render-site.ts'
import { isOfSearch } from '../render/search/is-of-search.ts'
import type { Entries } from '../content/validate/entry.ts'
import { postEntryOf, type ReadingRequest, type Readings } from '../content/reading/readings.ts'
import { validateSources } from '../content/validate/validate-sources.ts'
import type { SiteRecord } from '../output/write/site-record.ts'
import { LazyPost } from './lazy-post.ts'
import { isOfPost, listDays, nameAssets, nameSurroundings, type Outline, type PostColumns } from './outline.ts'
import { saysTheSame } from './same-reading.ts'

/** Posts that may have changed: with more of them there is less to save. */
const mostChanges = 50

/** What a site is renewed with. */
export interface Renewing {
  readonly sources: Sources
  readonly bundles: Bundles
}

/**
 * Builds a site of which nothing changed since the last build but texts of some posts: what it returns is what a build from all
 * its files returns. `undefined` where something else may have changed, or where nothing is known of the last build.
 */
export async function renewSite(request: BuildRequest, renewing: Renewing): Promise<BuildResult | undefined> {
  try {
    return await renew(request, renewing)
  } catch (error) {
    // Of what is kept something is lost, as where a build was stopped before it was: a build from all files does without.
    if (error instanceof DamagedCacheError) return undefined
    throw error
  }
}

async function renew(request: BuildRequest, { sources, bundles }: Renewing): Promise<BuildResult | undefined> {
  const { earlier, makeSearch, readings, locations, today, onStage: begin = () => undefined } = request
  const outline = earlier?.readOutline()
  if (!earlier || !outline || !makeSearch || !readings) return undefined
  if (outline.surroundings !== nameSurroundings(request, sources)) return undefined
  begin('validate')
  const files = sources.content.filter(isOfPost)
  const entries = await readOthers(request, sources, readings)
  const changed = findChanged(outline.posts, files)
  const posts = changed && (await renewColumns({ ...outline, changed, files }, request, { entries, readings }))
  if (!posts) return undefined
  begin('history')
  const days = listDays(posts, (id) => `${locations.contentFolder}/posts/${id}.md`)
  const present = { files: entries.files, collections: { posts: days } }
  const past = request.history
    ? await checkHistory(request.history, { sources, entries: present, locations, today })
    : noPast
  begin('model')
  const site = openLazySite({ ...outline, posts }, files, { request, readings, entries })
  begin('assets')
  const assets = await buildAssets(site, { ...request, ...locateImages(request), bundles, onProgress: undefined })
  if (!assets.value || nameAssets(assets.value) !== outline.assets) return undefined
  begin('search')
  const search = await makeSearch(site.posts)
  begin('plan')
  const related = { remember: () => outline.related }
  const rendered = renderSite(site, assets.value, {
    ...request,
    styleguide: undefined,
    related,
    searchIndex: search.index,
  })
  const places = new Set(outline.shown.flatMap((place, index) => (changed?.has(place) ? [index] : [])))
  const isInFeed = [...places].some((index) => index < postsInFeed)
  const renewed = [...rendered.renewPages(places), ...(isInFeed ? [buildFeed(site)] : []), ...search.outputs]
  return {
    isRenewed: true,
    posts: days,
    diagnostics: [...outline.told, ...past.diagnostics, ...assets.diagnostics],
    samples: outline.samples,
    texts: createTexts(sources),
    notes: past.notes,
    outputs: [...renewed, ...listRest(earlier.record, renewed)],
    hosting: describeHosting(site, assets.value.shared.css, request.sendsToStandIn),
    outline: () => ({ ...outline, posts }),
  }
}

/** All entries but the posts. What would be told of them was told by the last build. */
async function readOthers(
  { locations, today, audience }: BuildRequest,
  sources: Sources,
  readings: Readings,
): Promise<Entries> {
  const content = sources.content.filter((source) => !isOfPost(source))
  return (await validateSources({ ...sources, content }, locations, { today, audience, readings })).value.entries
}

/** The places of posts with other texts; `undefined` where there are other posts, or too many changed. */
function findChanged({ ids, hashes }: PostColumns, files: readonly SourceFile[]): ReadonlySet<number> | undefined {
  if (files.length !== ids.length || files.some(({ path }, place) => path !== `posts/${ids[place]}.md`))
    return undefined
  const changed = files.flatMap(({ hash }, place) => (hash === hashes[place] ? [] : [place]))
  return changed.length > mostChanges ? undefined : new Set(changed)
}

interface Changes extends Pick<Outline, 'posts' | 'told'> {
  readonly changed: ReadonlySet<number>
  readonly files: readonly SourceFile[]
}

interface Known {
  readonly entries: Entries
  readonly readings: Readings
}

/** The columns with the changed posts as they are now; `undefined` where one of them says something else to other files. */
async function renewColumns(
  { posts, told, changed, files }: Changes,
  { audience }: BuildRequest,
  { entries, readings }: Known,
): Promise<PostColumns | undefined> {
  const values = entries.config && buildSitePlaceholders(entries.config)
  const [hashes, versions] = [[...posts.hashes], [...posts.versions]]
  for (const place of changed) {
    const request = requestFor(place, posts, files)
    // What is told of it, or points to it, may stand on another line now.
    if (told.some(({ file, notes = [] }) => [{ file }, ...notes].some((at) => at.file === request.source.file)))
      return undefined
    const before = readings.recall(request, posts.versions[place] ?? '')
    const after = await readings.readOne(request, { audience, values })
    if (!before || !after || !saysTheSame(before.reading, after.reading)) return undefined
    hashes[place] = request.source.hash
    versions[place] = after.version
  }
  return { ...posts, hashes, versions }
}

function requestFor(place: number, { ids }: PostColumns, files: readonly SourceFile[]): ReadingRequest {
  const source = files[place]
  if (!source) throw new Error(`no file is that of post ${place}`)
  return { source, kind: { collection: 'posts', id: ids[place] ?? '' } }
}

interface OpenOptions extends Known {
  readonly request: BuildRequest
}

/** The site with posts that are read when they are asked for. */
function openLazySite(
  outline: Outline,
  files: readonly SourceFile[],
  { request, readings, entries }: OpenOptions,
): Site {
  const { posts, shown, characters } = outline
  const { versions, dates, drafts } = posts
  const site = buildModel(entries, request)
  const buildPost = createPostBuilder(buildSitePlaceholders(site.config), request)
  const read = (place: number): Post => {
    const known = readings.recall(requestFor(place, posts, files), versions[place] ?? '')
    const [post] = known ? buildPost(postEntryOf(known)) : []
    if (!post)
      throw new DamagedCacheError(`What was kept of ${files[place]?.file} is lost, so that all files are read.`)
    return post
  }
  const open = (place: number) => {
    const unpublished = unpublishedState({ date: dates[place] ?? '', draft: drafts[place] }, request.today)
    return new LazyPost(place, posts, unpublished, read)
  }
  return { ...site, posts: shown.map(open), characters }
}

/** All other files of the last site, which stay as they are. */
function listRest(record: SiteRecord, renewed: readonly OutputFile[]): OutputFile[] {
  const made = new Set(renewed.map(({ path }) => path))
  const rest: OutputFile[] = []
  for (const [path, { version }] of record)
    if (!made.has(path) && !isOfSearch(path)) rest.push(new KeptAsIs(path, version))
  return rest
}

class KeptAsIs implements OutputFile {
  readonly path: string
  readonly version: string

  constructor(path: string, version: string) {
    this.path = path
    this.version = version
  }

  get content(): string {
    throw new Error(`${this.path} was to stay as it is, and was asked for`)
  }
}
