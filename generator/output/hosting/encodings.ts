/** Compression formats, best first, with the extensions of precompressed files. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type EncodingName = (typeof encodings)[number]['name']

/**
 * The source of a regular expression that checks whether `Accept-Encoding` allows an encoding: it is listed, and its quality
 * isn't zero (RFC 9110, 12.5.3). `*` and the order of qualities are ignored, since an uncompressed response is always valid.
 * Lowercase only, and without lookahead, for RE2.
 */
export function acceptsSource(name: EncodingName): string {
  return String.raw`(?:^|,)[ \t]*${name}[ \t]*(?:;[ \t]*q=(?:1[0-9.]*|0?\.[0-9]*[1-9][0-9]*)[ \t]*)?(?:,|$)`
}

const patterns = encodings.map((encoding) => ({ ...encoding, pattern: new RegExp(acceptsSource(encoding.name), 'i') }))

/** The best encoding that an `Accept-Encoding` value allows; `undefined` if there is none. */
export function chooseEncoding(accepted: string) {
  return patterns.find(({ pattern }) => pattern.test(accepted))
}
