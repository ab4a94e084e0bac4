import type { IncomingHttpHeaders } from 'node:http'

/** What a client knows a file by. */
export interface Validators {
  /** In quotes. */
  readonly etag: string
  readonly modified?: Date | undefined
}

/** Whether the client has this very answer (RFC 9110, 13.2.2): a tag decides where there is one, and the time where there is none. */
export function isFresh(asked: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const tags = asked['if-none-match']
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = parseTime(asked['if-modified-since'])
  return since !== undefined && modified !== undefined && seconds(modified) <= since
}

/** Bytes `start` to `end`, both of them included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of `length` bytes that is asked for (RFC 9110, 14): `undefined` where all is to be sent, `'none'` where there is no
 * such part. Several parts at once are passed over, as a server may.
 */
export function readRange(
  asked: IncomingHttpHeaders,
  length: number,
  known: Validators,
): ByteRange | 'none' | undefined {
  const [whole, first, last] = /^bytes=(\d*)-(\d*)$/.exec(asked.range?.replaceAll(' ', '') ?? '') ?? []
  if (whole === undefined || (first === '' && last === '') || !isStill(asked['if-range']?.toString(), known))
    return undefined
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  // Who asks for the end before the begin has said nothing that can be understood.
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'none' : { start, end }
}

/** Whether the file is the one of which the client has a part. */
function isStill(condition: string | undefined, { etag, modified }: Validators): boolean {
  if (condition === undefined) return true
  if (condition.includes('"')) return condition === etag
  return modified !== undefined && parseTime(condition) === seconds(modified)
}

function parseTime(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000)
}

/** Times in headers have no parts of a second. */
function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
