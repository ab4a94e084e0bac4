import { imagePath } from '../content/fields.ts'
import { listImages } from '../content/list-images.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from './entry.ts'
import { findClosest } from './find-closest.ts'
import { findPlace } from './find-place.ts'

/** Reports every `image` that is not a picture under `content/images`. */
export function checkImages(source: CheckedSource, images: readonly string[], report: Report): void {
  const known = new Set(images)
  for (const { image, path } of listImages(source.raw)) {
    // A name of the wrong form was told already.
    if (known.has(image) || !imagePath.safeParse(image).success) continue
    const closest = images.find((name) => name.toLowerCase() === image.toLowerCase()) ?? findClosest(image, images)
    report({
      severity: 'error',
      code: 'images/missing',
      message: `There is no picture content/images/${image}.`,
      file: source.parsed.file,
      place: findPlace(source.parsed, path).place,
      hint: closest ? `did you mean \`${closest}\`?` : 'put the picture there, or name one that is there.',
    })
  }
}
