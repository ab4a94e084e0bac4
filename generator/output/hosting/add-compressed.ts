import { versions } from 'node:process'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AssetCache } from '../../assets/cache/asset-cache.ts'
import { cachedOutput } from '../../assets/cache/cached-file.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { assetFolder } from './addresses.ts'
import { type EncodingName, encodings } from './encodings.ts'
import { isCompressible } from './content-types.ts'

/** Levels for files that are compressed once and cached: an asset's name changes with its content. */
const best = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION }

/** Levels for the pages of a large site, and for compression on request: a fortieth of the time for 10 % more bytes. */
const fast = { br: 5, gzip: 6 }

/** Up to this many pages get the best level: it takes 0.1 s each, and fits a page into a connection's first flight. */
const mostAtBest = 200

type Levels = typeof best

/** Above this many bytes, Brotli's best level takes seconds, and two levels lower compresses as well. */
const largest = 300_000

/** Part of the version, because another version of these tools may produce other bytes. */
const tools: Readonly<Record<EncodingName, string>> = { br: versions['brotli'] ?? '', gzip: versions['zlib'] ?? '' }

/**
 * Adds compressed versions next to each text file: `about.html.br`, `about.html.gz`. Their version includes that of the page they
 * are made from, so an unchanged page is neither rendered nor compressed, and a changed one is rendered once.
 */
export async function addCompressed(outputs: readonly OutputFile[], cache: AssetCache): Promise<OutputFile[]> {
  const read = createReader()
  const levels = outputs.filter(isPage).length > mostAtBest ? fast : best
  const all: OutputFile[] = []
  for (const output of outputs) {
    if (!isCompressible(output.path)) all.push(output)
    else if (isPage(output)) all.push(...compressPage(output, levels, read))
    else all.push(output, ...(await compressAsset(output, cache)))
  }
  return all
}

function isPage({ path }: OutputFile): boolean {
  return isCompressible(path) && !path.startsWith(assetFolder)
}

function compressAsset(output: OutputFile, cache: AssetCache): Promise<OutputFile[]> {
  const compressed = encodings.map(async ({ name, ending }) => {
    const version = `compressed ${name} ${best[name]} ${tools[name]} ${output.path}`
    const file = await cache.ensure(`compressed-${shortHash(version)}`, async () => {
      return compress(output.content, name, best[name])
    })
    return cachedOutput(output.path + ending, version, file)
  })
  return Promise.all(compressed)
}

function compressPage(output: OutputFile, levels: Levels, read: ReadContent): OutputFile[] {
  const { path, version = shortHash(Buffer.from(output.content).toString('latin1')) } = output
  const file = (ending: string, name: string, encode: (content: OutputFile['content']) => OutputFile['content']) => ({
    path: path + ending,
    version: version + name,
    get content() {
      return encode(read(output))
    },
  })
  const siblings = encodings.map(({ name, ending }) =>
    file(ending, ` ${name}:${levels[name]}-${tools[name]}`, (content) => compress(content, name, levels[name])),
  )
  return [file('', '', (content) => content), ...siblings]
}

/** Compresses on request. */
export function compressFast(content: OutputFile['content'], name: EncodingName): Uint8Array {
  return compress(content, name, fast[name])
}

function compress(content: OutputFile['content'], name: EncodingName, level: number): Uint8Array {
  const bytes = Buffer.from(content)
  if (name === 'gzip') return gzipSync(bytes, { level })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length > largest ? Math.min(level, best.br - 2) : level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return brotliCompressSync(bytes, { params })
}

type ReadContent = (output: OutputFile) => OutputFile['content']

/** Caches the last content read, because the files of one page are written one after another. */
function createReader(): ReadContent {
  let last: { readonly output: OutputFile; readonly content: OutputFile['content'] } | undefined
  return (output) => {
    if (last?.output !== output) last = { output, content: output.content }
    return last.content
  }
}
