import { unpublishedState } from '../../schema/publication.ts'
import { measureChange } from './compare-words.ts'
import type { History, PostChange, PresentPost } from './history.ts'
import { readEarlierPost } from './read-earlier-post.ts'

/** A post that was public and is not there any more. */
export interface GonePost {
  readonly id: string
  /** The last day on which it was there; absent where it was taken away since the last remembered state. */
  readonly lastDay?: string | undefined
  /** The post that has its text now, where there is one. */
  readonly renamedTo?: string | undefined
}

type NamedText = Pick<PresentPost, 'id' | 'text'>

/** Finds the posts that were public at some time and are not among `posts`; sorted by their names. */
export async function findGonePosts(
  history: History,
  posts: readonly NamedText[],
  today: string,
): Promise<readonly GonePost[]> {
  const changes = await history.list()
  const present = new Set(posts.map(({ id }) => id))
  const known = new Set(changes.map(({ id }) => id))
  const gone = [...known].filter((id) => !present.has(id)).toSorted()
  if (gone.length === 0) return []
  const spans = gone.map((id) => ({ id, spans: listSpans(changes, id, today) }))
  const texts = await history.read([...new Set(spans.flatMap((post) => post.spans.map(({ version }) => version)))])
  // Git sees that a file got another name when both are remembered; until then only the text shows it.
  const unknown = posts.filter(({ id }) => !known.has(id))
  return spans
    .filter((post) => post.spans.some(({ version, until }) => wasPublic(texts.get(version), until)))
    .map(({ id, spans: own }) => ({
      id,
      lastDay: findLastDay(changes, id),
      renamedTo: followNames(changes, id, present) ?? findText(texts.get(own.at(-1)?.version ?? ''), unknown),
    }))
}

/** The part of a text's words that another may lack or add and still be the same post: git's own measure of a rename. */
const sameText = 0.5

/** The post whose text is nearest to `text`. */
function findText(text: string | undefined, posts: readonly NamedText[]): string | undefined {
  if (text === undefined) return undefined
  const measured = posts.map((post) => ({ id: post.id, change: measureChange(text, post.text) }))
  const [nearest] = measured.toSorted((a, b) => a.change - b.change)
  return nearest && nearest.change < sameText ? nearest.id : undefined
}

interface Span {
  readonly version: string
  /** The last day on which the file said so. */
  readonly until: string
}

function listSpans(changes: readonly PostChange[], id: string, today: string): Span[] {
  const own = changes.filter((change) => change.id === id)
  return own.flatMap(({ version }, index) =>
    version === undefined ? [] : [{ version, until: own[index + 1]?.day ?? today }],
  )
}

function wasPublic(text: string | undefined, until: string): boolean {
  const post = text === undefined ? undefined : readEarlierPost(text)
  return post !== undefined && unpublishedState(post, until) === undefined
}

function findLastDay(changes: readonly PostChange[], id: string): string | undefined {
  const last = changes.findLast((change) => change.id === id)
  return last?.version === undefined ? last?.day : undefined
}

/** A file may have got several names, one after the other. */
function followNames(changes: readonly PostChange[], id: string, present: ReadonlySet<string>): string | undefined {
  const passed = new Set<string>()
  let name: string | undefined = id
  while (name !== undefined && !present.has(name) && !passed.has(name)) {
    passed.add(name)
    const current: string = name
    name = changes.findLast((change) => change.id === current)?.renamedTo
  }
  return name !== undefined && present.has(name) ? name : undefined
}
