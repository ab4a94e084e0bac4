import { imagePath } from '../../../schema/fields.ts'
import { listImages } from '../../../schema/list-images.ts'
import { type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { findClosest } from '../links/find-closest.ts'
import { findPlace, valueAt } from '../find-place.ts'

/** Reports every `image` that is not a picture under `content/images`, and pictures of entries that have no text. */
export function checkImages(source: CheckedSource, images: ReadonlySet<string>, report: Report): void {
  const { error } = reportIn(source.file, report)
  for (const { image, path } of listImages(source.raw)) {
    // A name of the wrong form was reported already.
    if (images.has(image) || !imagePath.safeParse(image).success) continue
    const lower = image.toLowerCase()
    const sameButCase = [...images].find((name) => name.toLowerCase() === lower)
    const message = `There is no picture content/images/${image}${sameButCase ? ': capital and small letters count' : ''}.`
    const hint = sameButCase
      ? `the file is called \`${sameButCase}\`: ${sameButCase === lower ? '' : `rename it to \`${lower}\`, and `}write \`image: ${lower}\`.`
      : hintForName(image, [...images])
    error('images/missing', findPlace(source.parsed, path).place, message, hint)
  }
  // The picture of a service, a city or a post says something; only pages have pictures for decoration.
  const alt = 'collection' in source.kind ? valueAt(source.raw, ['imageAlt']) : undefined
  if (typeof alt !== 'string') return
  const isName = /^[\w./-]+\.(webp|png|jpe?g|avif|svg)$/i.test(alt.trim())
  if (alt.trim() !== '' && !isName) return
  const message = isName
    ? `\`imageAlt\` is the name of a file, "${alt.trim()}", and not what the picture shows.`
    : '`imageAlt` is empty: the picture says nothing to those who cannot see it.'
  const hint = 'say what the picture shows, such as `imageAlt: "A desk by a window, wiped clean"`.'
  error('images/no-alt', findPlace(source.parsed, ['imageAlt']).place, message, hint)
}

function hintForName(image: string, images: readonly string[]): string {
  const name = image.split('/').at(-1) ?? image
  const closest = findClosest(image, images) ?? images.find((path) => path.endsWith(`/${name}`))
  return closest ? `did you mean \`${closest}\`?` : 'put the picture there, or name one that is there.'
}
