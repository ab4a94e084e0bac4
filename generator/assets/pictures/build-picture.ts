import type { AssetCache } from '../cache/asset-cache.ts'
import { encodePicture, hashPicture, type PictureType, pictureTypes } from './encode-picture.ts'
import type { Pixels } from './open-picture.ts'
import type { CachedFile } from '../cache/cached-file.ts'
import { checkWidth, isFatal, type PictureFault, type ReportFault } from './picture-faults.ts'
import { pickTone } from './picture-tone.ts'
import { listWidths } from './picture-widths.ts'

/** All that is made of one source, whatever its name. */
export interface BuiltPicture extends PictureRecord {
  readonly key: string
  /** From the narrowest to the widest. */
  readonly widths: readonly number[]
  readonly variants: readonly PictureVariant[]
}

export interface PictureVariant {
  readonly type: PictureType
  readonly width: number
  readonly kept: CachedFile
}

/** What pages need to know of a picture. It is kept beside the variants, so that a second build decodes nothing. */
interface PictureRecord {
  /** Pixels of the widest variant. */
  readonly width: number
  readonly height: number
  readonly tone?: string | undefined
}

export interface PictureResult {
  /** Absent after a fatal fault. */
  readonly picture?: BuiltPicture | undefined
  readonly faults: readonly PictureFault[]
}

/** What pages need to know of a picture, from the cache or from a look at it. Absent after a fatal fault. */
export async function describePicture(
  source: Uint8Array,
  cache: AssetCache,
  report: ReportFault,
): Promise<PictureRecord | undefined> {
  return recall(hashPicture(source), cache, () => load(source, report))
}

/** Makes those variants of a picture, by its `key`, that the cache does not have; the others are not even read. */
export async function buildPicture(source: Uint8Array, key: string, cache: AssetCache): Promise<PictureResult> {
  const faults: PictureFault[] = []
  let opened: Promise<Pixels | undefined> | undefined
  const open = () => {
    opened ??= load(source, (fault) => faults.push(fault))
    return opened
  }
  const record = await recall(key, cache, open)
  if (record) checkWidth(record.width, (fault) => faults.push(fault))
  if (!record || faults.some(isFatal)) return { faults }
  const widths = listWidths(record.width)
  const encode = async (width: number, type: PictureType) => {
    const kept = await cache.ensure(`${key}-${width}.${type}`, async () =>
      encodePicture(await present(open()), width, type),
    )
    return { type, width, kept }
  }
  // The widest first: they take longest, and whoever ends last should end early.
  const made = widths.toReversed().flatMap((width) => pictureTypes.map((type) => encode(width, type)))
  return { picture: { ...record, key, widths, variants: await Promise.all(made) }, faults }
}

/** Loads the decoder when the first picture has to be made. */
async function load(source: Uint8Array, report: ReportFault): Promise<Pixels | undefined> {
  const { openPicture } = await import('./open-picture.ts')
  return openPicture(source, report)
}

async function recall(
  key: string,
  cache: AssetCache,
  open: () => Promise<Pixels | undefined>,
): Promise<PictureRecord | undefined> {
  const kept = await cache.remember(`${key}-facts.json`, async () => {
    const pixels = await open()
    return pixels && Buffer.from(JSON.stringify(describe(pixels)))
  })
  // The cache gives back what was put into it, byte by byte.
  return kept && (JSON.parse(Buffer.from(kept).toString()) as PictureRecord)
}

function describe(pixels: Pixels): PictureRecord {
  return { width: pixels.width, height: pixels.height, tone: pickTone(pixels) }
}

async function present(opened: Promise<Pixels | undefined>): Promise<Pixels> {
  const pixels = await opened
  if (!pixels) throw new Error('a picture that could be read before can be read no more')
  return pixels
}
