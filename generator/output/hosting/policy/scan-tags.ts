/**
 * Elements that load, run or style something, send somewhere, or change what addresses mean. No policy of ours hinders what
 * `use` and `meta` do.
 */
const telling = new Set(
  'script style link base form img source image iframe frame object embed video audio track'.split(' '),
)

export interface FoundTag {
  /** In small letters. */
  readonly name: string
  /** From `<` to `>`. */
  readonly text: string
  /** Where what follows it begins. */
  readonly end: number
}

/**
 * The opening tags of a document that a Content-Security-Policy has something to say about: those of `telling` elements, and any
 * other with an attribute that begins like `style` or like the name of an event. Every page that is made goes through it, so it
 * looks at characters inside tags alone and makes nothing of the many tags that say nothing.
 */
export function scanTags(html: string): FoundTag[] {
  const found: FoundTag[] = []
  const tag: ScannedTag = { end: 0, hasTelling: false }
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', tag.end)) {
    const nameEnd = endOfName(html, start + 1)
    if (nameEnd === start + 1) {
      tag.end = html.startsWith('<!--', start) ? endOf('-->', html, start) : nameEnd
      continue
    }
    scanTag(html, nameEnd, tag)
    if (!tag.hasTelling && nameEnd - start <= short) continue
    const name = html.slice(start + 1, nameEnd).toLowerCase()
    if (!tag.hasTelling && !telling.has(name)) continue
    found.push({ name, text: html.slice(start, tag.end), end: tag.end })
    // Inside these a browser reads no tags.
    if (name === 'script' || name === 'style') tag.end = endOf(`</${name}`, html, tag.end)
  }
  return found
}

/** Characters of `<h2`: no shorter name is a `telling` one, and most tags of a text are `p`, `li`, `a` and `td`. */
const short = 3

/** The place behind the next `mark`, or the end where there is none. */
function endOf(mark: string, html: string, from: number): number {
  const place = html.indexOf(mark, from)
  return place < 0 ? html.length : place + mark.length
}

/** The same place where no name begins. */
function endOfName(html: string, from: number): number {
  let place = from
  while (isLetterOrDigit(html.charCodeAt(place))) place += 1
  return place
}

interface ScannedTag {
  /** Where what follows it begins. */
  end: number
  hasTelling: boolean
}

/** Goes from behind a tag's name to its end; a `>` in quotes does not end it. What it learns it writes into `tag`. */
function scanTag(html: string, from: number, tag: ScannedTag): void {
  tag.hasTelling = false
  for (let place = from; place < html.length; place += 1) {
    const code = html.charCodeAt(place)
    if (code === codes.greater) {
      tag.end = place + 1
      return
    }
    if (code === codes.quote || code === codes.apostrophe) {
      const close = html.indexOf(code === codes.quote ? '"' : "'", place + 1)
      place = close < 0 ? html.length : close
    } else if ((code | 0x20) === codes.o || (code | 0x20) === codes.s) {
      if (isAttributeTelling(html, place)) tag.hasTelling = true
    }
  }
  tag.end = html.length
}

/** Whether what begins at `place` may be an attribute that runs or styles something: `on…` or `st…`. */
function isAttributeTelling(html: string, place: number): boolean {
  const before = html.charCodeAt(place - 1)
  if (isLetterOrDigit(before) || before === codes.hyphen) return false
  const next = html.charCodeAt(place + 1) | 0x20
  return next === ((html.charCodeAt(place) | 0x20) === codes.o ? codes.n : codes.t)
}

const codes = {
  greater: 0x3e,
  quote: 0x22,
  apostrophe: 0x27,
  hyphen: 0x2d,
  n: 0x6e,
  o: 0x6f,
  s: 0x73,
  t: 0x74,
} as const

function isLetterOrDigit(code: number): boolean {
  const small = code | 0x20
  return (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39)
}
