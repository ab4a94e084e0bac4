import { findClosest } from '../../content/validate/links/find-closest.ts'
import type { CollectionName } from '../../schema/collections.ts'
import { imageAlt, imagePath } from '../../schema/fields.ts'
import { listImages } from '../../schema/list-images.ts'
import type { Answer } from './answers.ts'
import type { AuthoringContext } from './authoring-context.ts'
import { field, later, todo } from './fields.ts'

/** How many pictures are offered by number; any other is named by its path. */
const offered = 12

/** One that is named like the entry is taken to be its own; without one, another of its kind is used meanwhile. */
export async function choosePicture(
  answer: Answer,
  context: AuthoringContext,
  { collection, id }: { readonly collection: CollectionName; readonly id: string },
): Promise<{ image: string | undefined; imageAlt: string }> {
  const { images } = context.sources
  // Those that nothing shows yet come first.
  const used = new Set(listImages(Object.values(context.entries.collections).flat()).map((named) => named.image))
  const pictures = images
    .filter((path) => path.startsWith(`${collection}/`) && /\.(webp|png|jpe?g|avif)$/.test(path))
    .toSorted((a, b) => Number(used.has(a)) - Number(used.has(b)))
  const own = pictures.find((path) => path.replace(/\.\w+$/, '') === `${collection}/${id}`)
  const wanted = field('image', 'Picture', imagePath, {
    choices: pictures.slice(0, offered),
    hint: 'a path below content/images',
    fallback: own ?? (pictures.length > 0 ? '' : undefined),
    shown: own ?? 'choose it later',
  })
  const image = await answer({ ...wanted, problem: (path) => wanted.problem?.(path) ?? findMissing(path, images) })
  const missing = `put a picture of its own under content/images/${collection}/, name it above, and say what it shows`
  if (image === '') return { image: pictures.at(-1), imageAlt: todo(missing) }
  const what = later('say what the picture shows, for those who cannot see it')
  return { image, imageAlt: await answer(field('image-alt', 'What the picture shows', imageAlt, what)) }
}

function findMissing(path: string, images: readonly string[]): string | undefined {
  if (images.includes(path)) return undefined
  const closest = findClosest(path, images)
  return `There is no picture content/images/${path}${closest ? `; did you mean ${closest}?` : '.'}`
}
