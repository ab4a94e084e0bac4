interface Tagged {
  readonly id: string
  readonly tags: readonly string[]
  readonly category: string
}

/**
 * Finds the `count` posts that share most tags with one (a category counts as one), newest first among equals; `posts` are
 * newest first. Only posts that share something are looked at: with thousands, all pairs would take longer than all else.
 */
export function createRelatedFinder<Kind extends Tagged>(
  posts: readonly Kind[],
  count: number,
): (post: Kind) => Kind[] {
  const sharing = new Map<string, number[]>()
  for (const [index, { tags, category }] of posts.entries()) {
    for (const key of [...tags.map(keyOfTag), keyOfCategory(category)]) {
      const known = sharing.get(key)
      if (known) known.push(index)
      else sharing.set(key, [index])
    }
  }
  const scores = new Uint16Array(posts.length)
  const compare = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b
  return (post) => {
    const found: number[] = []
    for (const key of new Set([...post.tags.map(keyOfTag), keyOfCategory(post.category)])) {
      for (const index of sharing.get(key) ?? []) {
        if (scores[index] === 0) found.push(index)
        scores[index] = (scores[index] ?? 0) + 1
      }
    }
    const isOther = (index: number) => posts[index]?.id !== post.id
    const best: number[] = []
    for (const index of found) {
      if (!isOther(index)) continue
      const place = best.findIndex((known) => compare(index, known) < 0)
      best.splice(place < 0 ? best.length : place, 0, index)
      if (best.length > count) best.pop()
    }
    for (const index of found) scores[index] = 0
    for (let index = 0; best.length < count && index < posts.length; index += 1)
      if (isOther(index) && !best.includes(index)) best.push(index)
    return best.flatMap((index) => posts[index] ?? [])
  }
}

/** A category may have the name of a tag. */
const keyOfTag = (tag: string) => `tag ${tag}`
const keyOfCategory = (category: string) => `category ${category}`
