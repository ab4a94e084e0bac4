import type { Report } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from './entry.ts'
import { findClosest } from './find-closest.ts'
import { findPlace, type Path } from './find-place.ts'

/** Reports every `image` that is not a picture under `content/images`. */
export function checkImages(source: CheckedSource, images: readonly string[], report: Report): void {
  const known = new Set(images)
  forEachImage(source.raw, [], (image, path) => {
    if (known.has(image)) return
    const closest = images.find((name) => name.toLowerCase() === image.toLowerCase()) ?? findClosest(image, images)
    report({
      severity: 'error',
      code: 'images/missing',
      message: `There is no picture content/images/${image}.`,
      file: source.parsed.file,
      place: findPlace(source.parsed, path).place,
      hint: closest ? `did you mean \`${closest}\`?` : 'put the picture there, or name one that is there.',
    })
  })
}

/** Calls `use` with each text under a key `image`, however deep. */
function forEachImage(value: unknown, path: Path, use: (image: string, path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const childPath = [...path, key]
    if (key === 'image' && typeof child === 'string') use(child, childPath)
    else forEachImage(child, childPath, use)
  }
}
