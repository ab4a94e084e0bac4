import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { largestSize } from './picture-widths.ts'

/** What can be wrong with a picture, whatever its name: the same file may have several. */
export type PictureDiagnostic = Omit<Diagnostic, 'file'>

export type ReportPicture = (diagnostic: PictureDiagnostic) => void

/** A larger file is not read: no export of a picture for the web comes near it. */
export const mostBytes = 100_000_000

/** More pixels are not decoded: most phones take fewer, and decoded they are 150 MB of memory. */
export const mostPixels = 50_000_000

/** The smallest place is a client's portrait of 48 pixels; on a phone's dense screen it takes three times as many. */
const narrowest = 144

/** A phone shows a picture over its whole width, in about as many pixels. Fewer look soft in all places but a portrait's. */
const narrow = 640

export const unreadable: PictureDiagnostic = {
  severity: 'error',
  code: 'images/unreadable',
  message: "This file can't be read as an image.",
  hint: 'export it again as WebP, PNG or JPEG.',
}

export const heicPhoto: PictureDiagnostic = {
  severity: 'error',
  code: 'images/unreadable',
  message: "This is a HEIC photo, which isn't supported.",
  hint: 'export it as JPEG.',
}

export function describeBytes(bytes: number): PictureDiagnostic {
  return describeTooLarge(`This file is ${countMillions(bytes)} MB.`)
}

export function describePixels({ width, height }: { readonly width: number; readonly height: number }) {
  const megapixels = countMillions(width * height)
  return describeTooLarge(`This image is ${width} × ${height} pixels (${megapixels} megapixels).`)
}

function describeTooLarge(size: string): PictureDiagnostic {
  return {
    severity: 'error',
    code: 'images/too-large',
    message: `${size} The limit is ${mostPixels / 1e6} megapixels and ${mostBytes / 1e6} MB.`,
    hint: `export it smaller: the site shows at most ${largestSize.width} pixels in width.`,
  }
}

/** Reports a picture with fewer pixels than the layout needs. One that is only soft is shown: its owner may have no better one. */
export function checkWidth(width: number, report: ReportPicture): void {
  if (width >= narrow) return
  const isTooNarrow = width < narrowest
  const places = isTooNarrow ? 'any place on the site' : 'anything but a small portrait'
  report({
    severity: isTooNarrow ? 'error' : 'warning',
    code: 'images/too-small',
    message: `This image is ${width} pixels wide: too small for ${places}.`,
    hint: isTooNarrow
      ? `use the original: ${largestSize.width} pixels or more is best.`
      : `use the original, ${largestSize.width} pixels or more; ${narrow} are enough for a portrait.`,
  })
}

/** With one digit after the point, and never rounded down to the limit itself. */
function countMillions(count: number): number {
  return Math.ceil(count / 1e5) / 10
}
