import type { AssetCache } from '../cache/asset-cache.ts'
import { encodePicture, type PictureType, pictureTypes } from './encode-picture.ts'
import type { Pixels } from './open-picture.ts'
import { type CachedFile, makeLater } from '../cache/cached-file.ts'
import { type PictureDiagnostic, type ReportPicture } from './picture-diagnostics.ts'
import { pickTone } from './picture-tone.ts'
import { listWidths } from './picture-widths.ts'

/** Everything made from one source image, whatever its name. */
export interface BuiltPicture extends PictureRecord {
  readonly key: string
  readonly variants: readonly PictureVariant[]
}

interface PictureVariant {
  readonly type: PictureType
  readonly width: number
  readonly cached: CachedFile
}

/** What pages need to know about an image. Cached next to the variants, so that a second build decodes nothing. */
interface PictureRecord {
  /** Pixels, for the widest variant. */
  readonly width: number
  readonly height: number
  readonly tone?: string | undefined
}

export interface PictureResult {
  /** Absent after an error. */
  readonly picture?: BuiltPicture | undefined
  readonly diagnostics: readonly PictureDiagnostic[]
}

/** What pages need to know about an image, from the cache or by decoding it. `undefined` after an error. */
export async function describePicture(
  source: Uint8Array,
  key: string,
  cache: AssetCache,
  report: ReportPicture,
): Promise<PictureRecord | undefined> {
  return recall(key, cache, () => load(source, report))
}

/** Makes the variants of an image that aren't cached under `key`. The others aren't even read. */
export async function buildPicture(source: Uint8Array, key: string, cache: AssetCache): Promise<PictureResult> {
  const diagnostics: PictureDiagnostic[] = []
  const report: ReportPicture = (diagnostic) => diagnostics.push(diagnostic)
  let opened: Promise<Pixels | undefined> | undefined
  const open = () => (opened ??= load(source, report))
  const record = await recall(key, cache, open)
  if (!record) return { diagnostics }
  const variants = listVariants(record).map(async (variant) => ({
    ...variant,
    cached: await ensureVariant(variant, { key, cache, open }),
  }))
  return { picture: { ...record, key, variants: await Promise.all(variants) }, diagnostics }
}

/**
 * Leaves each variant until it's requested, which `start` does: encoding all of them takes most of the time of a first build.
 * `read` reads the image again, because the bytes of thousands of images wouldn't fit into memory.
 */
export async function planPicture(
  source: Uint8Array,
  key: string,
  cache: AssetCache,
  read: () => Uint8Array,
): Promise<PictureResult> {
  const diagnostics: PictureDiagnostic[] = []
  // In a function of its own, because the closures below would keep what it uses in memory.
  const record = await describePicture(source, key, cache, (diagnostic) => diagnostics.push(diagnostic))
  if (!record) return { diagnostics }
  const open = () => load(read(), () => undefined)
  const variants = listVariants(record).map((variant) => ({
    ...variant,
    cached: makeLater(() => ensureVariant(variant, { key, cache, open })),
  }))
  return { picture: { ...record, key, variants }, diagnostics }
}

type Variant = Pick<PictureVariant, 'type' | 'width'>

/** Widest first: they take longest, so they should start early. */
function listVariants({ width: widest }: PictureRecord): Variant[] {
  return listWidths(widest)
    .toReversed()
    .flatMap((width) => pictureTypes.map((type) => ({ type, width })))
}

interface VariantSource {
  readonly key: string
  readonly cache: AssetCache
  readonly open: () => Promise<Pixels | undefined>
}

function ensureVariant({ type, width }: Variant, { key, cache, open }: VariantSource): Promise<CachedFile> {
  return cache.ensure(`${key}-${width}.${type}`, async () => encodePicture(await present(open()), width, type))
}

/** Loads the decoder only when an image must be decoded. */
async function load(source: Uint8Array, report: ReportPicture): Promise<Pixels | undefined> {
  const { openPicture } = await import('./open-picture.ts')
  return openPicture(source, report)
}

async function recall(
  key: string,
  cache: AssetCache,
  open: () => Promise<Pixels | undefined>,
): Promise<PictureRecord | undefined> {
  const cached = await cache.remember(`${key}-facts.json`, async () => {
    const pixels = await open()
    return pixels && Buffer.from(JSON.stringify(describe(pixels)))
  })
  // The cache returns exactly the bytes that were stored.
  return cached && (JSON.parse(Buffer.from(cached).toString()) as PictureRecord)
}

function describe(pixels: Pixels): PictureRecord {
  return { width: pixels.width, height: pixels.height, tone: pickTone(pixels) }
}

async function present(opened: Promise<Pixels | undefined>): Promise<Pixels> {
  const pixels = await opened
  if (!pixels) throw new Error('an image that could be read before can no longer be read')
  return pixels
}
