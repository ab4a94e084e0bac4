/** What decides which posts are related. */
export interface Tagged {
  readonly id: string
  readonly tags: readonly string[]
  readonly category: string
}

/** Posts with the same tags and category: they share the same with any other post. */
interface Group {
  readonly keys: readonly string[]
  /** Places of its posts, newest first, and no more than can be named. */
  readonly newest: number[]
}

/**
 * For each post the places of the `count` posts that share most tags with it (a category counts as one), newest first among
 * equals; `posts` are newest first. Groups are compared in place of posts, and first those that share two tags: to compare all
 * pairs of thousands of posts would take longer than all else.
 */
export function findRelated(posts: readonly Tagged[], count: number): readonly (readonly number[])[] {
  // One more than are named, since the post itself is none of them.
  const most = count + 1
  const names = posts.map(nameGroup)
  const groups = groupPosts(posts, names, most)
  const rank = createRanker([...groups.values()], most)
  const ranked = new Map([...groups].map(([name, group]) => [name, rank(group)]))
  return posts.map((_, own) => {
    const places = (ranked.get(names[own] ?? '') ?? []).filter((place) => place !== own).slice(0, count)
    for (let place = 0; places.length < count && place < posts.length; place += 1)
      if (place !== own && !places.includes(place)) places.push(place)
    return places
  })
}

function groupPosts(posts: readonly Tagged[], names: readonly string[], most: number): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>()
  for (const [place, post] of posts.entries()) {
    const name = names[place] ?? ''
    const group = groups.get(name) ?? { keys: listKeys(post), newest: [] }
    groups.set(name, group)
    if (group.newest.length < most) group.newest.push(place)
  }
  return groups
}

/** The places of the posts that share most with a group, its own among them. */
function createRanker(groups: readonly Group[], most: number): (group: Group) => readonly number[] {
  const sharingPairs = indexGroups(groups, listPairs)
  const sharingKeys = indexGroups(groups, ({ keys }) => keys)
  const scores = new Uint16Array(groups.length)
  const collect = (terms: readonly string[], sharing: ReadonlyMap<string, readonly number[]>) => {
    const touched: number[] = []
    for (const term of terms) {
      for (const index of sharing.get(term) ?? []) {
        if (scores[index] === 0) touched.push(index)
        scores[index] = (scores[index] ?? 0) + 1
      }
    }
    const best: Ranked[] = []
    for (const index of touched) {
      const score = scores[index] ?? 0
      scores[index] = 0
      // Nearly all end here: no list of all of them is made, and none is sorted.
      const [newest = 0] = groups[index]?.newest ?? []
      if (best.length === most && !isBetter({ place: newest, score }, best.at(-1))) continue
      for (const place of groups[index]?.newest ?? []) insert({ place, score }, best, most)
    }
    return best
  }
  return (group) => {
    // Who shares more tags shares more pairs of them; and who shares none is after all who share one.
    const best = collect(listPairs(group), sharingPairs)
    return (best.length === most ? best : collect(group.keys, sharingKeys)).map(({ place }) => place)
  }
}

function indexGroups(
  groups: readonly Group[],
  list: (group: Group) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>()
  for (const [number, group] of groups.entries()) {
    for (const term of list(group)) {
      const known = index.get(term)
      if (known) known.push(number)
      else index.set(term, [number])
    }
  }
  return index
}

interface Ranked {
  readonly place: number
  readonly score: number
}

function isBetter(post: Ranked, other: Ranked | undefined): boolean {
  return !other || post.score > other.score || (post.score === other.score && post.place < other.place)
}

/** Puts a post into the list of the best, where it is one of them. */
function insert(post: Ranked, best: Ranked[], most: number): void {
  const at = best.findIndex((other) => isBetter(post, other))
  if (at < 0 && best.length === most) return
  best.splice(at < 0 ? best.length : at, 0, post)
  if (best.length > most) best.pop()
}

function nameGroup(post: Tagged): string {
  return listKeys(post).join('\n')
}

/** Each once, and sorted. A category may have the name of a tag. */
function listKeys({ tags, category }: Tagged): string[] {
  return [...new Set([...tags.map((tag) => `tag ${tag}`), `category ${category}`])].toSorted()
}

function listPairs({ keys }: Pick<Group, 'keys'>): string[] {
  return keys.flatMap((first, index) => keys.slice(index + 1).map((second) => `${first}\n${second}`))
}
