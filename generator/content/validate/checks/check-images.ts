import { imagePath } from '../../../schema/fields.ts'
import { listImages } from '../../../schema/list-images.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from '../entry.ts'
import { findClosest } from '../links/find-closest.ts'
import { findPlace } from '../find-place.ts'

/** Reports every `image` that is not a picture under `content/images`, and pictures of entries that have no text. */
export function checkImages(source: CheckedSource, images: ReadonlySet<string>, report: Report): void {
  for (const { image, path } of listImages(source.raw)) {
    // A name of the wrong form was told already.
    if (images.has(image) || !imagePath.safeParse(image).success) continue
    const names = [...images]
    const sameButCase = names.find((name) => name.toLowerCase() === image.toLowerCase())
    report({
      severity: 'error',
      code: 'images/missing',
      message: `There is no picture content/images/${image}${sameButCase ? ': capital and small letters count' : ''}.`,
      file: source.file,
      place: findPlace(source.parsed, path).place,
      hint: hintFor(image, sameButCase, names),
    })
  }
  checkAlt(source, report)
}

function hintFor(image: string, sameButCase: string | undefined, images: readonly string[]): string {
  if (sameButCase !== undefined && sameButCase !== sameButCase.toLowerCase()) {
    return `the file is called \`${sameButCase}\`: rename it to \`${image.toLowerCase()}\`, and write \`image: ${image.toLowerCase()}\`.`
  }
  if (sameButCase !== undefined) return `the file is called \`${sameButCase}\`: write \`image: ${sameButCase}\`.`
  const name = image.split('/').at(-1) ?? image
  const closest = findClosest(image, images) ?? images.find((path) => path.endsWith(`/${name}`))
  return closest ? `did you mean \`${closest}\`?` : 'put the picture there, or name one that is there.'
}

/** The picture of a service, a city or a post says something; only pages have pictures for decoration. */
function checkAlt(source: CheckedSource, report: Report): void {
  const { kind, raw } = source
  if (!('collection' in kind)) return
  const { imageAlt } = (raw ?? {}) as { imageAlt?: unknown }
  if (typeof imageAlt !== 'string') return
  const isName = /^[\w./-]+\.(webp|png|jpe?g|avif|svg)$/i.test(imageAlt.trim())
  if (imageAlt.trim() !== '' && !isName) return
  report({
    severity: 'error',
    code: 'images/no-alt',
    message: isName
      ? `\`imageAlt\` is the name of a file, "${imageAlt.trim()}", and not what the picture shows.`
      : '`imageAlt` is empty: the picture says nothing to those who cannot see it.',
    file: source.file,
    place: findPlace(source.parsed, ['imageAlt']).place,
    hint: 'say what the picture shows, such as `imageAlt: "A desk by a window, wiped clean"`.',
  })
}
