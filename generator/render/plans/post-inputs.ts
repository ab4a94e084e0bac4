import { shortHash } from '../../shared/cache/short-hash.ts'
import { oncePerName } from '../../shared/once-per.ts'
import type { Post } from '../model/site.ts'
import type { PostContext } from '../page-plan.ts'

/**
 * Names everything that pages show of a post: what its file says, its pictures as they were made, the files that it links to,
 * and whether it is public.
 */
export function createPostNamer({ pictureOf, addressOf, factsOf }: PostContext): (post: Post) => string {
  const nameOf = oncePerName((image: string) => shortHash(JSON.stringify([pictureOf(image, ''), addressOf(image)])))
  return ({ version, unpublished, image, pictures, downloads }) => {
    const name = [image, ...pictures.map((picture) => picture.image)].map(nameOf).join('-')
    const facts = downloads.length === 0 ? '' : `-${shortHash(JSON.stringify(downloads.map(factsOf)))}`
    return `${version}-${name}${facts}${unpublished === undefined ? '' : `-${unpublished}`}`
  }
}
