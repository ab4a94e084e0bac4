import { versions } from 'node:process'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { AssetCache } from '../../assets/cache/asset-cache.ts'
import { cachedOutput } from '../../assets/cache/cached-file.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { assetFolder } from './addresses.ts'
import { type EncodingName, encodings } from './encodings.ts'
import { isCompressible } from './content-types.ts'

/** Levels for what is made once and kept: an asset has another name when it is another. */
const best = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION }

/** Levels for pages, of which there may be thousands: a tenth of the time for a tenth more bytes. */
const fast = { br: 5, gzip: 6 }

/** Bytes above which Brotli's best level takes seconds, and two levels below do as well. */
const largest = 300_000

/** The tools whose other version may make other bytes. */
const tools: Readonly<Record<EncodingName, string>> = { br: versions['brotli'] ?? '', gzip: versions['zlib'] ?? '' }

/**
 * The files of a site, and beside each text the same compressed: `about.html.br`, `about.html.gz`. What a page is compressed from
 * is in its version, so that an unchanged one is neither rendered nor compressed; one that is, is rendered once.
 */
export async function addCompressed(outputs: readonly OutputFile[], cache: AssetCache): Promise<OutputFile[]> {
  const share = createSharer()
  const all: OutputFile[] = []
  for (const output of outputs) {
    if (!isCompressible(output.path)) all.push(output)
    else if (output.path.startsWith(assetFolder)) all.push(output, ...(await compressAsset(output, cache)))
    else all.push(...compressPage(share(output)))
  }
  return all
}

function compressAsset(output: OutputFile, cache: AssetCache): Promise<OutputFile[]> {
  return Promise.all(
    encodings.map(async ({ name, ending }) => {
      const path = output.path + ending
      const version = `compressed ${name} ${best[name]} ${tools[name]} ${output.path}`
      return cachedOutput(
        path,
        version,
        await cache.ensure(`compressed-${shortHash(version)}`, () => compressBest(output.content, name)),
      )
    }),
  )
}

async function compressBest(content: OutputFile['content'], name: EncodingName): Promise<Uint8Array> {
  const bytes = Buffer.from(content)
  if (name === 'gzip') return promisify(gzip)(bytes, { level: best.gzip })
  const quality = bytes.length > largest ? best.br - 2 : best.br
  return promisify(brotliCompress)(bytes, { params: describeText(quality, bytes.length) })
}

function compressPage(output: OutputFile): OutputFile[] {
  const { path, version = shortHash(Buffer.from(output.content).toString('latin1')) } = output
  const siblings = encodings.map(({ name, ending }) => ({
    path: path + ending,
    version: `${version} ${name}:${fast[name]}-${tools[name]}`,
    get content() {
      return compressFast(output.content, name)
    },
  }))
  return [output, ...siblings]
}

function compressFast(content: OutputFile['content'], name: EncodingName): Uint8Array {
  const bytes = Buffer.from(content)
  if (name === 'gzip') return gzipSync(bytes, { level: fast.gzip })
  return brotliCompressSync(bytes, { params: describeText(fast.br, bytes.length) })
}

function describeText(quality: number, size: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
}

/** Files whose content was asked for last is kept until another's is: those of one page are written one after another. */
function createSharer(): (output: OutputFile) => OutputFile {
  let last: { readonly output: OutputFile; readonly content: OutputFile['content'] } | undefined
  return (output) => {
    const { path, version, file } = output
    return {
      path,
      ...(version !== undefined && { version }),
      ...(file !== undefined && { file }),
      get content() {
        if (last?.output !== output) last = { output, content: output.content }
        return last.content
      },
    }
  }
}
