/** What texts are compressed with, the better one first, with the ending of the files beside them. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type EncodingName = (typeof encodings)[number]['name']

/**
 * The source of a regular expression that finds in `Accept-Encoding` that an encoding may be used: it is named, and not with a
 * quality of zero (RFC 9110, 12.5.3). `*` and the order of qualities are ignored: what is not compressed is always right. Lowercase
 * only; without look-ahead, for RE2.
 */
export function acceptsSource(name: EncodingName): string {
  return String.raw`(?:^|,)[ \t]*${name}[ \t]*(?:;[ \t]*q=(?:1[0-9.]*|0?\.[0-9]*[1-9][0-9]*)[ \t]*)?(?:,|$)`
}

const patterns = encodings.map((encoding) => ({ ...encoding, pattern: new RegExp(acceptsSource(encoding.name), 'i') }))

/** The best one that `accepted`, the value of `Accept-Encoding`, allows; `undefined` if it allows none. */
export function chooseEncoding(accepted: string) {
  return patterns.find(({ pattern }) => pattern.test(accepted))
}
