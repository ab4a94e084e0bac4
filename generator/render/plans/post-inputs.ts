import { shortHash } from '../../shared/cache/short-hash.ts'
import type { Post } from '../model/site.ts'
import type { PostContext } from '../page-plan.ts'

/** Names everything that pages of posts show of the rest of the site. */
export function nameSettings(site: unknown): string {
  return shortHash(JSON.stringify(site))
}

/** Names everything that pages show of a post: what its file says, its picture as it was made, and whether it is public. */
export function createPostNamer({ pictureOf, addressOf }: PostContext): (post: Post) => string {
  const pictures = new Map<string, string>()
  return ({ version, unpublished, image }) => {
    const picture = pictures.get(image) ?? shortHash(JSON.stringify([pictureOf(image, ''), addressOf(image)]))
    pictures.set(image, picture)
    return `${version}-${picture}${unpublished === undefined ? '' : `-${unpublished}`}`
  }
}
