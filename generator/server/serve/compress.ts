import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type EncodingName } from '../../output/hosting/encodings.ts'

export interface Compressed {
  readonly body: Uint8Array
  /** Value of `Content-Encoding`; absent where the body is as it was. */
  readonly encoding?: EncodingName
}

/** Compresses `content` as a browser accepts it. `etag` stands for the content. */
export type Compress = (content: Uint8Array, etag: string, accepted: string) => Promise<Compressed>

/** Brotli's fastest level that is worth it: for what is sent once. */
export const compressFast: Compress = (content, _etag, accepted) => compress(content, accepted, 5)

const mostKept = 500

/** Brotli's best level, as hosts do it ahead of time; each content is compressed once. */
export function createBestCompressor(): Compress {
  const kept = new Map<string, Promise<Compressed>>()
  return (content, etag, accepted) => {
    const key = `${etag} ${chooseEncoding(accepted)?.name}`
    const compressed = kept.get(key) ?? compress(content, accepted, constants.BROTLI_MAX_QUALITY)
    // Set anew, it is the youngest.
    kept.delete(key)
    kept.set(key, compressed)
    compressed.catch(() => kept.delete(key))
    const [oldest = ''] = kept.keys()
    if (kept.size > mostKept) kept.delete(oldest)
    return compressed
  }
}

async function compress(content: Uint8Array, accepted: string, quality: number): Promise<Compressed> {
  const encoding = chooseEncoding(accepted)?.name
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    return { body: await promisify(brotliCompress)(content, { params }), encoding }
  }
  if (encoding === 'gzip') return { body: await promisify(gzip)(content), encoding }
  return { body: content }
}
