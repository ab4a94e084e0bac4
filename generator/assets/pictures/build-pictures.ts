import { type Diagnostic, hasErrors, type Outcome } from '../../shared/diagnostics/diagnostic.ts'
import { type Memoize, notMemoized } from '../../shared/cache/memo-cache.ts'
import { longestName, type OutputFile } from '../../shared/output-file.ts'
import type { AssetCache } from '../cache/asset-cache.ts'
import type { PictureAsset } from '../assets.ts'
import { type BuiltPicture, buildPicture, describePicture, type PictureResult, planPicture } from './build-picture.ts'
import { ChangedFileError } from '../../shared/fs/changed-file-error.ts'
import type { Files } from '../../shared/fs/files.ts'
import { join } from 'node:path'
import { hashPicture } from './encode-picture.ts'
import { readIfAllowed } from '../../shared/fs/read-if-allowed.ts'
import { forEachOnCores } from '../for-each-on-cores.ts'
import { cachedOutput } from '../cache/cached-file.ts'
import {
  checkWidth,
  describeBytes,
  mostBytes,
  type PictureDiagnostic,
  type ReportPicture,
  unreadable,
} from './picture-diagnostics.ts'
import { listWidths } from './picture-widths.ts'

export interface PictureSource {
  readonly files: Files
  /** Absolute. */
  readonly imagesFolder: string
  /** Path shown in diagnostics. */
  readonly reportedFolder: string
  /** Images in the cache aren't opened again. */
  readonly cache: AssetCache
}

export interface PictureOptions extends PictureSource {
  /** Carries images over between builds in watch mode. */
  readonly memoize?: Memoize | undefined
  /** Encodes each variant when it's requested. */
  readonly picturesOnRequest?: boolean | undefined
  /** Called after each image. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

interface BuiltPictures {
  /** By path under `content/images`. */
  readonly pictures: ReadonlyMap<string, PictureAsset>
  readonly outputs: readonly OutputFile[]
}

/** Followed by the image's path, the name under which `start` keeps what was made of it. */
export const pictureKey = 'picture '

/** Builds every variant of every image. Images that are only `inTexts` may be as small as an inline symbol. */
export async function buildPictures(
  names: readonly string[],
  options: PictureOptions,
  inTexts: ReadonlySet<string> = new Set(),
): Promise<Outcome<BuiltPictures | undefined>> {
  const pictures = new Map<string, PictureAsset>()
  const outputs = new Map<string, OutputFile>()
  const diagnostics: Diagnostic[] = []
  const { memoize = notMemoized } = options
  const builds: Builds = new Map()
  let done = 0
  await forEachOnCores(names, async (name) => {
    const result = await memoize(pictureKey + name, '', () => readAndBuild(name, options, builds))
    const report: ReportPicture = (found) => diagnostics.push({ ...found, file: `${options.reportedFolder}/${name}` })
    for (const found of result.diagnostics) report(found)
    if (result.picture) {
      if (!inTexts.has(name)) checkWidth(result.picture, report)
      const named = namePicture(name, result.picture)
      pictures.set(name, named.asset)
      for (const output of named.outputs) outputs.set(output.path, output)
    }
    done += 1
    options.onProgress?.(done, names.length)
  })
  return { value: hasErrors(diagnostics) ? undefined : { pictures, outputs: [...outputs.values()] }, diagnostics }
}

async function readAndBuild(name: string, options: PictureOptions, builds: Builds): Promise<PictureResult> {
  const diagnostics: PictureDiagnostic[] = []
  const source = readPicture(name, options, (diagnostic) => diagnostics.push(diagnostic))
  if (!source) return { diagnostics }
  const key = hashPicture(source)
  // Each reads its own file again, since one of several identical files may change.
  if (options.picturesOnRequest) return planPicture(source, key, options.cache, () => readAgain(name, key, options))
  const build = builds.get(key) ?? buildPicture(source, key, options.cache)
  builds.set(key, build)
  return build
}

/** The same bytes as before. */
function readAgain(name: string, key: string, options: PictureSource): Uint8Array {
  const source = readPicture(name, options, () => undefined)
  if (source && hashPicture(source) === key) return source
  throw new ChangedFileError(`The image ${options.reportedFolder}/${name} has changed.`)
}

/** By content hash: identical files with different names are built once. */
type Builds = Map<string, Promise<PictureResult>>

/** The bytes of an image, by its path under `content/images`. Files far larger than any web image aren't read. */
export function readPicture(
  name: string,
  { files, imagesFolder }: PictureSource,
  report: ReportPicture,
): Uint8Array | undefined {
  const file = join(imagesFolder, name)
  const look = files.look(file)
  if (look && look.bytes > mostBytes) {
    report(describeBytes(look.bytes))
    return undefined
  }
  const bytes = readIfAllowed(files, file)
  if (bytes && !('hint' in bytes)) return bytes
  report({ ...unreadable, ...bytes })
  return undefined
}

/**
 * Gives the variants their addresses: `/assets/services-office-1f0c9a2b-672.avif`. A page lists each of them in its markup, so
 * they are short; AVIF and WebP differ only in the extension, which compresses well.
 */
function namePicture(name: string, picture: BuiltPicture): { asset: PictureAsset; outputs: OutputFile[] } {
  const { key, width, height, tone, variants } = picture
  // Images in texts can have any file name.
  const plain = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, longestName)
  const stem = `assets/${plain}-${key.slice(0, 8)}`
  return {
    asset: { stem: `/${stem}`, src: `/${stem}-${width}.webp`, widths: listWidths(width), width, height, tone },
    outputs: variants.map(({ width: wide, type, cached }) =>
      cachedOutput(`${stem}-${wide}.${type}`, `${key}-${wide}.${type}`, cached),
    ),
  }
}

/** Checks every image as a build would, with the same diagnostics, but writes nothing. */
export async function checkPictures(
  names: readonly string[],
  check: PictureSource,
  inTexts: ReadonlySet<string> = new Set(),
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  await forEachOnCores(names, async (name) => {
    const report: ReportPicture = (found) => diagnostics.push({ ...found, file: `${check.reportedFolder}/${name}` })
    const bytes = readPicture(name, check, report)
    if (!bytes) return
    const record = await describePicture(bytes, hashPicture(bytes), check.cache, report)
    if (record && !inTexts.has(name)) checkWidth(record, report)
  })
  return diagnostics
}
