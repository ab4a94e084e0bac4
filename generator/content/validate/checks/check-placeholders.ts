import { files, sitePlaceholders } from '../../../schema/collections.ts'
import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { MarkdownText } from '../../markdown/markdown-document.ts'
import type { ParsedContent, SourceKind } from '../entry.ts'
import { findClosest } from '../links/find-closest.ts'
import { isMarkdown } from '../is-markdown.ts'
import { type TypedText, visitTexts } from '../visit-texts.ts'

/** Words in braces are placeholders; one that nobody fills would be seen by visitors. */
const placeholder = /\{([^{}\n]*)\}/g

/**
 * Reports every `{word}` that the generator does not fill in this file; in the configuration, which has no kind, none is.
 * Braces without a word in them, behind a backslash of Markdown or in code are meant as they stand.
 */
export function checkPlaceholders(
  { parsed, kind, markdown }: Pick<ParsedContent, 'parsed'> & Partial<ParsedContent>,
  report: Report,
): void {
  const codes = [...(markdown?.values() ?? [])].flatMap(({ bracedCode }) => bracedCode)
  const allowed: readonly string[] = kind ? listAllowed(kind) : []
  const check = ({ typed, placeAt, value }: TypedText) => {
    const canEscape = kind !== undefined && (!value || isMarkdown(kind, value.path))
    for (const match of typed.matchAll(placeholder)) {
      const name = match[1] ?? ''
      if (allowed.includes(name) || hasNoWord(match[0])) continue
      if (canEscape && typed[match.index - 1] === '\\') continue
      const place = placeAt(match.index)
      if (codes.some((code) => isInCode(place, code))) continue
      const closest = findClosest(name, allowed)
      report({
        severity: 'error',
        code: 'content/unknown-placeholder',
        message: `\`${match[0]}\` is not a placeholder that is filled here.`,
        file: parsed.file,
        place,
        hint: closest ? `did you mean \`{${closest}}\`?` : hintAllowed(allowed),
      })
    }
  }
  visitTexts(parsed, check, (body) => body.includes('{'))
}

/** `{1, 2}` has no word that could be filled. */
function hasNoWord(braces: string): boolean {
  return /\d/.test(braces) && !/\p{L}/u.test(braces)
}

/** Lines of code stand in the file as they were typed; where it ends on its last one matters for code in a sentence alone. */
function isInCode({ line, column }: Place, { text, place }: MarkdownText): boolean {
  const last = place.line + text.split('\n').length - 1
  if (line < place.line || line > last) return false
  const isBefore = line === place.line && column < place.column
  return !isBefore && (last > place.line || column < place.column + text.length)
}

function listAllowed(kind: SourceKind): readonly string[] {
  return [...sitePlaceholders, ...('single' in kind ? files[kind.single].placeholders : [])]
}

function hintAllowed(allowed: readonly string[]): string {
  if (allowed.length === 0) return 'write the words themselves: nothing is filled in this file.'
  return `filled here: ${allowed.map((word) => `{${word}}`).join(', ')}.`
}
