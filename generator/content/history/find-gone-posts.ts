import { compareTexts } from '../../shared/compare-texts.ts'
import { groupBy } from '../../shared/group-by.ts'
import { findPublicDay, measureChange } from './earlier-post.ts'
import type { History, PostChange, PresentPost } from './history.ts'

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
  const changes = groupBy(await history.list(), ({ id }) => id)
  const present = new Set(posts.map(({ id }) => id))
  const gone = [...changes].filter(([id]) => !present.has(id)).toSorted(([a], [b]) => compareTexts(a, b))
  if (gone.length === 0) return []
  const texts = await history.read(gone.flatMap(([, own]) => own.flatMap(({ version }) => version ?? [])))
  // Git sees that a file got another name when both are remembered; until then only the text shows it.
  const unknown = posts.filter(({ id }) => !changes.has(id))
  const wasPublic = (own: readonly PostChange[]) =>
    own.some(({ day, version = '' }, index) => findPublicDay(texts.get(version), day, own[index + 1]?.day ?? today))
  return gone.flatMap(([id, own]) => {
    if (!wasPublic(own)) return []
    const last = own.at(-1)
    const text = texts.get(own.findLast(({ version }) => version !== undefined)?.version ?? '')
    const renamedTo = followNames(changes, id, present) ?? findText(text, unknown)
    return { id, lastDay: last?.version === undefined ? last?.day : undefined, renamedTo }
  })
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

/** A file may have got several names, one after the other. */
function followNames(
  changes: ReadonlyMap<string, readonly PostChange[]>,
  id: string,
  present: ReadonlySet<string>,
): string | undefined {
  const passed = new Set<string>()
  let name: string | undefined = id
  while (name !== undefined && !passed.has(name)) {
    if (present.has(name)) return name
    passed.add(name)
    name = changes.get(name)?.at(-1)?.renamedTo
  }
  return undefined
}
