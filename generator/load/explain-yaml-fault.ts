import type { YAMLError } from 'yaml'
import type { Place } from '../diagnostics/diagnostic.ts'

/** A mistake in YAML in an author's words. Its own messages speak of scalars and mappings; authors know lines, quotes and spaces. */
export function explainYamlFault(fault: YAMLError, line: string): readonly [message: string, hint: string | undefined] {
  const opened = /^\s*(?:- )?(?:[\w-]+:\s+)?([[{])/.exec(line)?.[1]
  if (opened === '{') {
    return ['A text that begins with a brace stands without quotes.', quoted(line)]
  }
  if (opened === '[') {
    return [
      'A list that is opened with `[` on this line is not closed as it should be.',
      'close it with `]`, or put a text that begins with `[` in quotes.',
    ]
  }
  switch (fault.code) {
    case 'MULTILINE_IMPLICIT_KEY':
      return explainNoKey(line)
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/^\s*(?:- )?[\w-]+:\s+\S/.test(line) && !/^\s*(?:- )?[\w-]+:.*:(\s|$)/.test(line)) {
        return [
          'The line under this one is indented more, as if it belonged to this text.',
          'begin the key under this line in the same column as the key on this line.',
        ]
      }
      return ['A text with a colon and a space in it stands without quotes.', quoted(line)]
    case 'BAD_INDENT':
      return [
        'This line is not indented like the lines that it belongs to.',
        'give all keys of one group the same number of spaces.',
      ]
    case 'TAB_AS_INDENT':
      return ['The line is indented with a tab.', 'use spaces in place of tabs.']
    case 'DUPLICATE_KEY':
      return [`The key \`${keyOf(line) ?? line.trim()}\` stands twice in one group.`, 'keep one of the two.']
    case 'MULTIPLE_DOCS':
      return ['The file holds a second document after a line `---`.', 'remove the line `---`.']
    case 'MISSING_CHAR':
      return explainMissing(fault, line)
    case 'BAD_SCALAR_START':
      return [
        `A text that begins with \`${fault.message.at(-1) === '`' ? '`' : (/character (\S+)/.exec(fault.message)?.[1] ?? '@')}\` stands without quotes.`,
        quoted(line),
      ]
    case 'BAD_DQ_ESCAPE':
      return [
        'In double quotes a backslash has a meaning of its own, and not before this letter.',
        "write two backslashes, or put the text in 'single quotes'.",
      ]
    case 'UNEXPECTED_TOKEN':
      return [
        'Something stands here that belongs to nothing: mostly a quote that ends a text too early.',
        "put a text that holds double quotes in 'single quotes', and one that holds single ones in double quotes.",
      ]
    case 'TAG_RESOLVE_FAILED':
      return ['A text that begins with `!` stands without quotes.', quoted(line)]
    default:
      return [`This line cannot be read as YAML: ${fault.message}.`, 'compare it with the same line of another file.']
  }
}

function explainMissing(fault: YAMLError, line: string): readonly [message: string, hint: string | undefined] {
  if (/quote/.test(fault.message)) {
    return ['A text that begins with a quote does not end with one.', 'put the same quote at the end of the text.']
  }
  if (keyOf(line) === undefined && line.trim() !== '') return explainNoKey(line)
  return [`This line cannot be read as YAML: ${fault.message}.`, 'compare it with the same line of another file.']
}

function explainNoKey(line: string): readonly [message: string, hint: string] {
  return [
    `The line \`${line.trim().slice(0, 40)}\` is neither a key with its colon nor a part of the line above.`,
    'write a key, a colon and a space before it, or indent it under the text to which it belongs.',
  ]
}

/**
 * A quote or bracket that is opened and not closed though a new key follows at once: YAML itself misses the end
 * only where the file ends, or a later quote is taken for it. `undefined` where there is none.
 */
export function findOpened(
  lines: readonly string[],
): { readonly message: string; readonly place: Place; readonly hint: string } | undefined {
  for (const [index, line] of lines.entries()) {
    const value = /^\s*(?:- )?[\w-]+:\s+(.*?)\s*$/.exec(line)?.[1] ?? ''
    const isOpen = /^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|'')*$/.test(value) || /^\[[^\]"']*$/.test(value)
    if (!isOpen || !/^\s*(?:- ?)?([\w-]+:(\s|$)|$)/.test(lines[index + 1] ?? '')) continue
    const place = { line: index + 1, column: line.indexOf(value, line.indexOf(':') + 1) + 1 }
    const opened = value.charAt(0)
    const closed = opened === '[' ? ']' : opened
    const what = opened === '[' ? 'A list that is opened with `[`' : `A text that begins with \`${opened}\``
    return { message: `${what} does not end on this line.`, place, hint: `write \`${closed}\` at the end of the line.` }
  }
  return undefined
}

function keyOf(line: string): string | undefined {
  return /^\s*(?:- )?([\w-]+):(?:\s|$)/.exec(line)?.[1]
}

/** The line as it could be typed, with its text in quotes; only words where the text has quotes of its own. */
function quoted(line: string): string {
  const [, lead, text] = /^\s*((?:- )?[\w-]+:|-)\s+(.*?)\s*$/.exec(line) ?? []
  if (!lead || !text || /["\\]/.test(text) || text.length > 80) return 'put the whole text in quotes.'
  return `put the whole text in quotes: \`${lead} "${text}"\`.`
}
