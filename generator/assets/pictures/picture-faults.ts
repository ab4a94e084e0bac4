import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { largestSize } from './picture-widths.ts'

/** What can be wrong with a file that the content names as a picture. */
export type PictureFault =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'heic' }
  | { readonly kind: 'too-many-bytes'; readonly bytes: number }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'too-narrow'; readonly width: number }

export type ReportFault = (fault: PictureFault) => void

/** A larger file is not read: no export of a picture for the web comes near it. */
export const mostBytes = 100_000_000

/** More pixels are not decoded: most phones take fewer, and decoded they are 150 MB of memory. */
export const mostPixels = 50_000_000

/** The smallest place is a client's portrait of 48 pixels; on a phone's dense screen it takes three times as many. */
const narrowest = 144

/** A phone shows a picture over its whole width, in about as many pixels. Fewer look soft to everybody in all places but a portrait's. */
const narrow = 640

/** Says where a picture has fewer pixels than the layout needs. `width` is that of its widest variant. */
export function checkWidth(width: number, report: ReportFault): void {
  if (width < narrow) report({ kind: 'too-narrow', width })
}

/** A fault that leaves nothing to show. A picture that is only soft is shown: its owner may have no better one. */
export function isFatal(fault: PictureFault): boolean {
  return fault.kind !== 'too-narrow' || fault.width < narrowest
}

/** What the author is told of a fault. */
export function describeFault(fault: PictureFault, file: string): Diagnostic {
  return { severity: isFatal(fault) ? 'error' : 'warning', ...explain(fault), file }
}

function explain(fault: PictureFault): Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  if (fault.kind === 'too-many-bytes') return explainTooLarge(`This file has ${countMillions(fault.bytes)} MB.`)
  if (fault.kind === 'too-many-pixels') {
    const { width, height } = fault
    const megapixels = countMillions(width * height)
    return explainTooLarge(`This picture has ${width} × ${height} pixels (${megapixels} megapixels).`)
  }
  if (fault.kind === 'too-narrow') return explainTooNarrow(fault.width)
  const [message, hint] = explanations[fault.kind]
  return { code: 'images/unreadable', message, hint }
}

const explanations = {
  unreadable: ['This file cannot be read as a picture.', 'export it again as WebP, PNG or JPEG.'],
  heic: ['This is a HEIC photo, which cannot be read here.', 'export it as JPEG.'],
} as const

function explainTooLarge(size: string) {
  return {
    code: 'images/too-large',
    message: `${size} At most ${mostPixels / 1e6} megapixels and ${mostBytes / 1e6} MB are read.`,
    hint: `export it smaller: the site shows at most ${largestSize.width} pixels of width.`,
  } as const
}

function explainTooNarrow(width: number) {
  const places = width < narrowest ? 'any place on the site' : 'all places but a small portrait'
  return {
    code: 'images/too-small',
    message: `This picture is ${width} pixels wide: too few for ${places}.`,
    hint: `take the original: ${largestSize.width} pixels or more are best.`,
  } as const
}

/** With one digit after the point, and never rounded down to the limit itself. */
function countMillions(count: number): number {
  return Math.ceil(count / 1e5) / 10
}
