import type { CollectionName } from '../../schema/collections.ts'
import { imageAlt, imagePath } from '../../schema/fields.ts'
import { findClosest } from '../../content/validate/links/find-closest.ts'
import type { Answer } from './answers.ts'
import { type Desk, listPictures } from './desk.ts'
import { fits } from './faults.ts'
import { gap, later } from './gap.ts'

export interface NewPicture {
  readonly image: string
  readonly imageAlt: string
}

/** How many pictures are offered by number; any other is named by its path. */
const offered = 12

/**
 * The picture of a new entry. One that is named like the entry is taken to be its own; without any, another of its kind
 * stands in, and the text about it says so.
 */
export async function choosePicture(
  answer: Answer,
  desk: Desk,
  { collection, id }: { readonly collection: CollectionName; readonly id: string },
): Promise<NewPicture> {
  const pictures = listPictures(desk, collection)
  const own = pictures.find((path) => path.replace(/\.\w+$/, '') === `${collection}/${id}`)
  const image = await answer({
    flag: 'image',
    label: 'Picture',
    choices: pictures.slice(0, offered),
    orElse: 'a path below content/images',
    fallback: own ?? (pictures.length > 0 ? '' : undefined),
    shown: own ?? 'choose it later',
    fault: (path) => findPictureFault(path, desk.sources.images),
  })
  if (image === '') {
    const todo = gap(
      `put a picture of its own under content/images/${collection}/, name it above, and say what it shows`,
    )
    return { image: pictures.at(-1) ?? '', imageAlt: todo }
  }
  const alt = await answer({
    flag: 'image-alt',
    label: 'What the picture shows',
    ...later('say what the picture shows, for those who cannot see it'),
    fault: fits('The text', imageAlt),
  })
  return { image, imageAlt: alt }
}

function findPictureFault(path: string, images: readonly string[]): string | undefined {
  const form = fits('A picture', imagePath)(path)
  if (form !== undefined || images.includes(path)) return form
  const closest = findClosest(path, images)
  return `There is no picture content/images/${path}${closest ? `; did you mean ${closest}?` : '.'}`
}
