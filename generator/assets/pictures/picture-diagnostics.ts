import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { countOf } from '../../shared/diagnostics/format.ts'
import { largestSize } from './picture-widths.ts'

/** A problem with an image, without a file name: the same file may have several names. */
export type PictureDiagnostic = Omit<Diagnostic, 'file'>

export type ReportPicture = (diagnostic: PictureDiagnostic) => void

/** Larger files aren't read: no web export comes near this. */
export const mostBytes = 100_000_000

/** Images with more pixels aren't decoded: most phones take fewer, and decoding this many needs 150 MB of memory. */
export const mostPixels = 50_000_000

/** The smallest place is a client portrait of 48 pixels; a phone's dense screen needs three times as many. */
const narrowest = 144

/** A phone shows an image at full width, in about this many pixels. Anything narrower looks soft, except as a portrait. */
const narrow = 640

const refuse = (message: string, hint: string): PictureDiagnostic => ({
  severity: 'error',
  code: 'images/unreadable',
  message,
  hint,
})

export const unreadable = refuse("This file can't be read as an image.", 'export it again as WebP, PNG or JPEG.')

export const heicPhoto = refuse("This is a HEIC photo, which isn't supported.", 'export it as JPEG.')

export const badLogo = refuse(
  "This isn't an SVG drawing with a `viewBox` and without photos or text in it, which a logo in SVG must be.",
  'export the logo again as SVG, as shapes (text: as outlines); or save it as PNG, as `icon.png`, and delete this file.',
)

interface Size {
  readonly width: number
  readonly height: number
}

export const describeBytes = (bytes: number) => describeTooLarge(`This file is ${countMillions(bytes)} MB.`)

export const describePixels = ({ width, height }: Size) =>
  describeTooLarge(`This image is ${width} × ${height} pixels (${countMillions(width * height)} megapixels).`)

function describeTooLarge(size: string): PictureDiagnostic {
  return {
    severity: 'error',
    code: 'images/too-large',
    message: `${size} The limit is ${mostPixels / 1e6} megapixels and ${mostBytes / 1e6} MB.`,
    hint: `export it smaller: the site shows at most ${largestSize.width} pixels in width.`,
  }
}

/** Reports an image with too few pixels, once scaled down. One that only looks soft is a warning: there may be no better one. */
export function checkWidth({ width, height }: Size, report: ReportPicture): void {
  if (width >= narrow) return
  const isTooNarrow = width < narrowest
  const isTall = height === largestSize.height
  const use = isTooNarrow ? 'too small for any place on the site' : 'enough only for a small portrait'
  const size = countOf(width, 'pixel')
  const best = `${largestSize.width} pixels or more${isTooNarrow ? ' is best; or use another image in its place' : `, or ${narrow} for a portrait`}`
  report({
    severity: isTooNarrow ? 'error' : 'warning',
    code: 'images/too-small',
    message: isTall
      ? `This image is so tall that the site shows it only ${size} wide: ${use}.`
      : `This image is ${size} wide: ${use}.`,
    hint: isTall ? "crop it, so that it isn't much taller than it is wide." : `use the original: ${best}.`,
  })
}

export const smallLogo = ({ width, height }: Size, least: number): PictureDiagnostic => ({
  severity: 'warning',
  code: 'images/too-small',
  message: `This logo is ${width} × ${height} pixels, so its larger icons look soft.`,
  hint: `use one of ${least} pixels or more, or an SVG.`,
})

export const faintLogo: PictureDiagnostic = {
  severity: 'warning',
  code: 'images/faint-logo',
  message: "This logo can't be seen: it's white or transparent, and so are the header and the icons.",
  hint: 'use the version for light backgrounds, or put a dark shape behind it.',
}

/** The largest ratio of a logo's sides. The header shows it in a square of 40 pixels, so the words of a longer one can't be read. */
export const mostOfLogo = 2

export const longLogo: PictureDiagnostic = {
  severity: 'warning',
  code: 'images/long-logo',
  message: 'This logo is long and narrow, so it is too small to read in the header and the icons, which are square.',
  hint: "use only its symbol, in a square: the header shows the company's name beside it.",
}

/** One decimal, rounded up so that an oversized image never appears to be exactly at the limit. */
function countMillions(count: number): number {
  return Math.ceil(count / 1e5) / 10
}
