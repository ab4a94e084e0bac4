import { collections, files, sitePlaceholders } from '../../../schema/collections.ts'
import { pictureEnding } from '../../../schema/kinds/image-path.ts'
import type { PublicationOptions } from '../../../schema/publication.ts'
import { todoPattern } from '../../../schema/todo-marker.ts'
import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import { groupBy } from '../../../shared/group-by.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { decodeEntities } from '../../../shared/decode-entities.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { chatMark, unfilledBlank } from '../../markdown/draft-marks.ts'
import { lintMessages } from '../../markdown/lint-messages.ts'
import { indexPlaces } from '../../parse/place-in.ts'
import type { YamlValue } from '../../parse/yaml/yaml-document.ts'
import type { ParsedContent, SourceKind } from '../entry.ts'
import { type Path, valueAt } from '../find-place.ts'
import { findClosest } from '../links/find-closest.ts'
import { type ReportOfFile, reportIn } from '../report-in.ts'

/** A text as typed: a YAML value with its quotes, a line of the body, or several lines if a template tag spans them. */
interface TypedText {
  readonly typed: string
  readonly placeAt: (index: number) => Place
  /** For a YAML value: its path and parsed text. */
  readonly value?: YamlValue
}

/** A content file, or the configuration, which has no kind and no Markdown. */
type CheckedFile = Pick<ParsedContent, 'parsed'> & Partial<ParsedContent>

/** Reports TODO markers, unknown placeholders, Markdown in plain text, and invisible characters. */
export function checkTexts(
  file: CheckedFile,
  { audience }: Pick<PublicationOptions, 'audience'>,
  report: Report,
): void {
  const { kind, raw, parsed } = file
  const { error, warn } = reportIn(parsed, report)
  const isDraft = kind?.collection && valueAt(raw, ['draft']) === true
  // In drafts and in local preview, a TODO marker is only a reminder.
  const reportMarker = audience === 'authors' || isDraft ? warn : error
  const isVerbatim = createVerbatimCheck(file)
  const checkPlaceholders = createPlaceholderCheck(file, { error, warn })
  for (const text of listTexts(parsed)) {
    const isShown = (index: number) => !isVerbatim(text.placeAt(index))
    checkTodoMarkers(text, isShown, reportMarker)
    checkPlaceholders(text, isShown)
    if (kind && text.value && !isMarkdown(kind, text.value.path)) checkMarks(text, text.value.path, { error, warn })
    checkUnseen(text, error)
  }
}

/** A quick test for a body, which has many lines: one of these must match for any check to apply. */
const worthReading = /TODO:|\\(?:d?frac|text|times)\b|[{\u202A-\u202E\u2066-\u2069\uFFFC\uFFFD]|[ÃÂâ][\u0080-\u00BF€]/

/** A line, plus those that a tag such as `{{< figure … >}}` spans. An unclosed tag ends with its line. */
const piece = /(?:\{[{%](?:(?:(?!\n[ \t]*\n)[^]){0,2000}?[}%]\}|[^\n]*)|[^\n{]+|\{)+/g

/** Values first. Keys are left out, because unknown ones are reported anyway. */
function listTexts({ texts, yamlText, body = { text: '', firstLine: 1 }, placeAt }: ParsedSource): TypedText[] {
  const read = worthReading.test(body.text) ? body.text : ''
  const placeInBody = indexPlaces(read, body.firstLine)
  return [
    ...texts.map((value) => ({
      typed: yamlText.slice(value.start, value.end),
      placeAt: (index: number) => placeAt(value.start + index),
      value,
    })),
    ...[...read.matchAll(piece)].map(({ 0: typed, index: start }) => ({
      typed,
      placeAt: (index: number) => placeInBody(start + index),
    })),
  ]
}

/** Whether the registry lists a key as Markdown. `*` matches each item of a list. */
function isMarkdown(kind: SourceKind, path: Path): boolean {
  const keys: readonly string[] = (kind.single ? files[kind.single] : collections[kind.collection]).markdown
  return keys.includes(path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.'))
}

/** Checks whether a place is in code or a comment of a Markdown text, where braces and TODO markers have no meaning. */
function createVerbatimCheck({ markdown }: CheckedFile): (place: Place) => boolean {
  const verbatim = [...(markdown?.values() ?? [])].flatMap((document) => document.verbatim)
  const ranges = verbatim.flatMap(({ text, place }) =>
    text.split('\n').map((typed, index) => {
      const from = index === 0 ? place.column : 1
      return { line: place.line + index, from, to: from + typed.length }
    }),
  )
  // Indexed by line, because a long text has thousands.
  const byLine = groupBy(ranges, ({ line }) => line)
  return ({ line, column }) => (byLine.get(line) ?? []).some(({ from, to }) => column >= from && column < to)
}

type IsShown = (index: number) => boolean

function checkTodoMarkers({ typed, placeAt }: TypedText, isShown: IsShown, report: ReportOfFile): void {
  for (const { index } of typed.matchAll(todoPattern)) {
    if (!isShown(index)) continue
    const rest = typed.slice(index).trimEnd().replace(/["']$/, '')
    const text = shorten(rest.includes('[') ? rest : rest.replace(/\]$/, ''))
    const hint = "replace these words; a page that says `TODO:` can't be published."
    report('content/gap', placeAt(index), `This text still has to be written: "${text}"`, hint)
  }
}

/**
 * Creates a check for unknown placeholders in this file. Braces in code, after a backslash or without a word are intentional.
 */
function createPlaceholderCheck({ kind }: CheckedFile, { error, warn }: ReturnType<typeof reportIn>) {
  const own = kind?.single ? files[kind.single].placeholders : []
  const allowed: readonly string[] = kind ? [...sitePlaceholders, ...own] : []
  const all = allowed.map((word) => `{${word}}`).join(', ')
  const hintAllowed = kind
    ? `placeholders here: ${all}.`
    : "write the words themselves: placeholders don't work in this file."
  return ({ typed, placeAt, value }: TypedText, isShown: IsShown) => {
    if (!/[{\\]/.test(typed)) return
    const canEscape = kind !== undefined && (!value || isMarkdown(kind, value.path))
    const rest = typed.replaceAll(leftover, (found, ...groups) => {
      const index = groups.at(-2) as number
      if (isShown(index)) {
        const message = `\`${shorten(found)}\` comes from another system, and visitors would see it.`
        error('markdown/leftover', placeAt(index), message, hintForLeftover(found, allowed))
      }
      return ' '.repeat(found.length)
    })
    for (const { 0: braces, 1: name = '', index } of rest.matchAll(/\{([^{}\n]*)\}/g)) {
      // `{1, 2}` has no word to fill in.
      const hasNoWord = !/\p{L}/u.test(braces)
      if (allowed.includes(name) || hasNoWord || (canEscape && typed[index - 1] === '\\') || !isShown(index)) continue
      // Names unlike any placeholder are usually intentional, as in a text about code.
      if (kind && !value && findClosest(name, known) === undefined) {
        const message = `\`${braces}\` isn't a placeholder, so visitors would see the braces.`
        warn(
          'content/unknown-placeholder',
          placeAt(index),
          message,
          `if you want the braces, write \`\\${braces}\`; otherwise, delete them; ${hintAllowed}`,
        )
        continue
      }
      const closest = findClosest(name, allowed)
      const hint = closest ? `did you mean \`{${closest}}\`?` : hintAllowed
      error('content/unknown-placeholder', placeAt(index), `\`${braces}\` isn't a placeholder here.`, hint)
    }
  }
}

const known = [...sitePlaceholders, ...Object.values(files).flatMap(({ placeholders }) => placeholders)]

/**
 * Tags of Liquid, Hugo, kramdown and Pandoc, and citations of ChatGPT: `{% include x %}`, `{{ page.title }}`, `{: .class}`, `{#id}`,
 * `{width="3in"}`, `:contentReference[oaicite:0]{index=0}`; not `node{.h, .cc}`. And formulas in LaTeX: `\text{Cost} = 3 \times 4`.
 */
const leftover =
  /(?<!\\)(?:(?<![:a-z])\\(?:begin|cdot|d?frac|left|math\w+|sqrt|sum|text|times)\b[^\n]*|\{%(?:[^]{0,2000}?%\}|[^\n]*)|\{\{(?:[^]{0,2000}?\}\}|[^\n]*)|\{:[^{}\n]*\}|\{[#.](?!\w*,)[^{}\n]*\}|(?::contentReference\[[^\][\n]*\])?\{[a-z-]+=(?:"[^{}\n]*|\d+)\})/g

const hintForAddress = 'replace it with the address, such as `/blog/salt-on-floors`.'

/** What to write instead, or that the tag should be deleted. */
const replacements: readonly (readonly [found: RegExp, hint: string | ((address: string) => string)])[] = [
  // The path is in quotes, or follows `link`.
  [
    new RegExp(String.raw`^\{(?:\{-?\s*["']|%-?\s*link\s+)\S*?([\w.-]+${pictureEnding})\b`, 'i'),
    (name) => `replace it with the image's path in \`content/images/\`, such as \`posts/${name}\`.`,
  ],
  [/^\{\{-?\s*["']\/?([^"'\s]*)["']\s*\|\s*(?:(?:relative|absolute)_)?url\b/, (address) => `write \`/${address}\`.`],
  [/^\\/, 'write the formula in words and numbers: `12 hours × $35 = $420`.'],
  [/youtube|vimeo|video/i, 'delete it, and write the address of the video in its own paragraph.'],
  [
    new RegExp(
      String.raw`^\{[{%][<%]?\s*(?:include\s+\S*)?(?:figure|img|image|picture)(?:[^]*?([\w.-]+${pictureEnding})\b)?`,
      'i',
    ),
    (name) => `replace it with an image in Markdown: \`![What it shows](posts/${name || 'salt.webp'} "Caption")\`.`,
  ],
  [/^\{%\s*(?:post_url|link)/, hintForAddress],
  [/^\{\{<?\s*(?:rel)?ref\b/, hintForAddress],
  [/^\{%\s*(?:end)?highlight|^\{\{<\s*\/?\s*highlight/, 'replace it with a line of three backticks: ```.'],
  [/^\{\{\s*site\.(?:base)?url/, 'delete it: addresses on this site begin with `/`.'],
  [/^\{\{|^\{%-?\s*(?:gist|include|render)/, 'delete it, or replace it with what it would show.'],
  [/^\{#/, 'delete it: headings get their addresses automatically.'],
]

function hintForLeftover(found: string, allowed: readonly string[]): string {
  const name = /^\{\{\s*(\w+)\s*\}\}$/.exec(found)?.[1] ?? ''
  if (allowed.includes(name)) return `write \`{${name}}\`.`
  for (const [pattern, hint] of replacements) {
    const match = pattern.exec(found)
    if (match) return typeof hint === 'string' ? hint : hint(match[1] ?? '')
  }
  return 'delete it.'
}

/**
 * Bold text, links, and HTML that people commonly type or paste, such as `&amp;`. A closing tag is reported with its opening one.
 */
const marks =
  /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,5}|#x[\da-f]{2,4});|\*\*[^*\s](?:[^*\n]*[^*\s])?\*\*|(?<!!)\[[^\][\n]+\]\([^()\s]+\)|<(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|script|span|strong|u|ul)(?:\s[^<>=]*=[^<>]*)?\s*\/?>/gi

function checkMarks({ typed, placeAt }: TypedText, path: Path, { error, warn }: ReturnType<typeof reportIn>): void {
  const key = path.findLast((step) => typeof step === 'string')
  const subject = key === undefined ? 'this text' : `\`${key}\``
  for (const { 0: text, index } of typed.matchAll(marks)) {
    const words = /^(?:\*\*(.*)\*\*|\[(.*?)\])/s.exec(text)?.slice(1).find(Boolean)
    const typable = words ?? (text.startsWith('&') ? decodeEntities(text).replace('\u00A0', ' ') : undefined)
    const instead = typable?.trim() === '' ? 'a space' : typable ? `\`${shorten(typable)}\`` : 'it without HTML'
    const hint = `${subject} is plain text: write ${instead}.`
    error('markdown/in-plain-text', placeAt(index), `\`${shorten(text)}\` would be shown as typed.`, hint)
  }
  for (const [kind, pattern] of draftMarks) {
    for (const { 0: text, index } of typed.matchAll(pattern)) {
      const { code, message, hint } = lintMessages[kind](text)
      const reportMark = kind === 'blank' ? warn : error
      reportMark(code, placeAt(index), message, hint)
    }
  }
}

const draftMarks = [
  ['mark-of-chat', new RegExp(chatMark, 'g')],
  ['blank', new RegExp(unfilledBlank, 'gi')],
] as const

/** Bidirectional control characters, which make text read differently than it's stored. */
const turning = /[\u202A-\u202E\u2066-\u2069]/

/** The same in balanced pairs, which affect only what they enclose: phone contacts put them around numbers. */
const turningInPairs =
  /[\u202A\u202B][^\u202A-\u202E\u2066-\u2069]*\u202C|[\u2066-\u2068][^\u202A-\u202E\u2066-\u2069]*\u2069/g

/** What is in place of undecodable bytes, or of an image in a note. */
const lost = /[\uFFFC\uFFFD]/

/** What UTF-8 looks like if it's read as Windows-1252, as when a file went through an old program: `â€™` for `’`, `Ã±` for `ñ`. */
const garbled = /Ã[¡-¤§-©\u00AD±-´¶¹º¼]|Â[¡£©®°·½¿]|â[\u0080€][\u0080-\u00BF\u0152-\u2122]/

/** Windows-1252 from 0x80 to 0x9F; elsewhere, each byte is its letter's code. Node 20's decoder leaves these out. */
const windowsLetters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

/** The letter that was garbled; `undefined` if the signs stand for no letter. */
function restoreLetter(signs: string): string | undefined {
  const bytes = Uint8Array.from({ length: signs.length }, (_, at) => {
    const index = windowsLetters.indexOf(signs.charAt(at))
    return index < 0 ? signs.charCodeAt(at) : 0x80 + index
  })
  const letter = new TextDecoder().decode(bytes)
  return letter.includes('\uFFFD') ? undefined : letter
}

const unseenOnly = /^[\s\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]+$/

function checkUnseen({ typed, placeAt, value }: TypedText, error: ReportOfFile): void {
  const text = value?.text ?? typed
  const turned = turning.exec(text.replaceAll(turningInPairs, ''))?.[0]
  // In double quotes, it may be escaped, as in `\u202E`.
  const reportLetter = (letter: string, message: string, hint: string) =>
    error('content/invalid-value', placeAt(Math.max(0, typed.indexOf(letter))), message, hint)
  if (turned !== undefined) {
    const name = `U+${turned.codePointAt(0)?.toString(16).toUpperCase()}`
    const message = `There is an invisible character (${name}) here that changes the text direction.`
    reportLetter(turned, message, 'delete it, or retype the line.')
  } else if (lost.test(text)) {
    const [letter = ''] = lost.exec(text) ?? []
    const message = `A character or image was lost here before the file was saved: visitors would see \`${letter}\`.`
    reportLetter(letter, message, 'retype the character, or add the image again.')
  } else if (restoreLetter(garbled.exec(text)?.[0] ?? '')) {
    const [signs = ''] = garbled.exec(text) ?? []
    const message = `\`${signs}\` is there instead of \`${restoreLetter(signs)}\`: the text was read in another encoding before it was saved.`
    const hint = 'copy the text again from where it came from, or retype each such character.'
    reportLetter(signs, message, hint)
  } else if (value && text.trim() !== '' && unseenOnly.test(text)) {
    // A value of only spaces was reported as empty, and such a body line is a blank one.
    reportLetter('', 'This text has only invisible characters.', 'retype it, or delete the line.')
  }
}
