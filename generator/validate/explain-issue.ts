import { isScalar, type Node } from 'yaml'
import type { z } from 'zod'
import type { Diagnostic, DiagnosticCode } from '../diagnostics/diagnostic.ts'
import type { ParsedSource } from '../load/parse-source.ts'
import { findClosest } from './find-closest.ts'
import { findKeyPlace, findPlace, type Path, sourceOf } from './find-place.ts'

type Issue = z.core.$ZodIssue
type Explanation = readonly [code: DiagnosticCode, message: string, hint?: string | undefined]

/** Turns one issue of zod into what an author is told, at the place in the file that it speaks of. */
export function explainIssue(
  issue: Issue,
  source: ParsedSource,
  allowedKeys: (path: Path) => readonly string[],
): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => explainUnknownKey(key, issue.path, source, allowedKeys(issue.path)))
  }
  const { node, place } = findPlace(source, issue.path)
  const [code, message, hint] = explain(issue, node)
  return [{ severity: 'error', code, message, file: source.file, place, hint }]
}

function explainUnknownKey(key: string, path: Path, source: ParsedSource, allowed: readonly string[]): Diagnostic {
  const closest = findClosest(key, allowed)
  return {
    severity: 'error',
    code: 'content/unknown-key',
    message: `\`${key}\` is not a key of ${path.length === 0 ? 'this file' : nameOf(path)}.`,
    file: source.file,
    place: findKeyPlace(source, path, key),
    hint: closest ? `did you mean \`${closest}\`?` : `allowed here: ${allowed.join(', ')}.`,
  }
}

function explain(issue: Issue, node: Node | undefined): Explanation {
  const name = nameOf(issue.path)
  const key = lastKeyOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.path.length === 0) return explainWhole(issue.expected, node)
      return isMissing(node) ? explainMissing(name, key, issue.expected) : explainType(issue.path, issue.expected, node)
    case 'too_small':
    case 'too_big':
      return explainSize(issue, name, node)
    case 'invalid_format':
      return explainFormat(issue, name, node)
    case 'invalid_value':
      if (isMissing(node)) return explainMissing(name, key, 'string')
      return explainChoice(name, issue.values.map(String), node)
    default:
      return ['content/invalid-value', `${name}: ${issue.message}.`]
  }
}

function explainMissing(name: string, key: string, expected: string): Explanation {
  return ['content/missing-key', `${name} is missing.`, `add ${exampleOf(key, expected)}.`]
}

function explainType(path: Path, expected: string, node: Node | undefined): Explanation {
  const typed = sourceOf(node)
  const message = `${nameOf(path)} must be ${kinds[expected] ?? expected}, but is ${describe(node)}.`
  if (expected === 'string' && typed !== undefined) {
    const lead = typeof path.at(-1) === 'number' ? '-' : `${lastKeyOf(path)}:`
    const [, area, office, number] = /^(\d{3})(\d{3})(\d{4})$/.exec(lead === 'phone:' ? typed : '') ?? []
    const value = area ? `(${area}) ${office}-${number}` : typed
    return ['content/wrong-type', message, `put quotes around it: \`${lead} "${value}"\`.`]
  }
  const value = isScalar(node) ? String(node.value).trim() : ''
  return ['content/wrong-type', message, `write ${exampleOf(lastKeyOf(path), expected, value)}.`]
}

/** The file as a whole is of the wrong kind. */
function explainWhole(expected: string, node: Node | undefined): Explanation {
  const message = `This file must be ${kinds[expected] ?? expected}, but is ${describe(node)}.`
  const hint =
    expected === 'array'
      ? 'begin each entry with `- ` at the start of a line.'
      : 'write one key on each line, such as `title: …`.'
  return ['content/wrong-type', message, hint]
}

function explainSize(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  name: string,
  node: Node | undefined,
): Explanation {
  const isSmall = issue.code === 'too_small'
  const limit = Number(isSmall ? issue.minimum : issue.maximum)
  const key = lastKeyOf(issue.path)
  const bound = issue.exact ? 'exactly' : isSmall ? 'at least' : 'at most'
  if (issue.origin === 'array') {
    const count = node && 'items' in node && Array.isArray(node.items) ? node.items.length : 0
    return [
      'content/wrong-count',
      `${name} must have ${bound} ${limit} ${limit === 1 ? 'item' : 'items'}, but has ${count}.`,
      count < limit
        ? `add ${limit - count} more, each on a line that begins with \`- \`.`
        : `take away ${count - limit}.`,
    ]
  }
  if (issue.origin === 'string') {
    const length = isScalar(node) ? String(node.value).trim().length : 0
    if (length === 0)
      return ['content/missing-key', `${name} is empty.`, 'write a text here, or remove the key where it is optional.']
    return [
      'content/out-of-range',
      `${name} must be ${bound} ${limit} characters long, but has ${length}.`,
      isSmall ? `write ${limit - length} characters more.` : `leave out ${length - limit} characters.`,
    ]
  }
  const hint = `write \`${key}: ${limit}\` or ${isSmall ? 'more' : 'less'}.`
  return ['content/out-of-range', `${name} must be ${bound} ${limit}, but is ${describe(node)}.`, hint]
}

function explainFormat(
  issue: Extract<Issue, { code: 'invalid_format' }>,
  name: string,
  node: Node | undefined,
): Explanation {
  const received = describe(node)
  if (issue.format === 'date') {
    const message = `${name} must be a day that exists, written YYYY-MM-DD, but is ${received}.`
    return [
      'content/invalid-date',
      message,
      `write \`${lastKeyOf(issue.path)}: ${nearestDay(isScalar(node) ? String(node.value) : '')}.`,
    ]
  }
  if (issue.format === 'url')
    return ['content/invalid-value', `${name} must be an address such as https://www.example.com, but is ${received}.`]
  if (issue.format === 'email')
    return ['content/invalid-value', `${name} must be an email address, but is ${received}.`]
  return ['content/invalid-value', `${name} ${issue.message}, but is ${received}.`]
}

/** The day that was most likely meant, as it is written. */
function nearestDay(typed: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(typed) ?? []
  if (year && month && Number(month) >= 1 && Number(month) <= 12) {
    const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
    return `${year}-${month}-${last}\`: that month has ${last} days`
  }
  const time = /[a-z]|\//i.test(typed) ? new Date(typed) : undefined
  if (!time || Number.isNaN(time.getTime())) return '2026-03-04` for March 4, 2026'
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${day.join('-')}\``
}

function explainChoice(name: string, allowed: readonly string[], node: Node | undefined): Explanation {
  const closest = findClosest(String(isScalar(node) ? node.value : ''), allowed)
  const message = `${name} must be one of ${allowed.join(', ')}, but is ${describe(node)}.`
  const example = allowed[0] ?? ''
  return [
    'content/invalid-value',
    message,
    closest ? `did you mean \`${closest}\`?` : `write one of them, such as \`${example}\`.`,
  ]
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

function describe(node: Node | undefined): string {
  if (isMissing(node)) return 'empty'
  if (!isScalar(node))
    return node && 'items' in node && node.constructor.name === 'YAMLSeq' ? 'a list' : 'a group of keys'
  if (typeof node.value === 'number') return `the number ${node.source ?? node.value}`
  if (typeof node.value === 'boolean') return `${node.value} (true or false)`
  return `the text "${shorten(String(node.value))}"`
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

function isMissing(node: Node | undefined): boolean {
  return node === undefined || (isScalar(node) && node.value === null)
}

/** A line that an author could type, with what was meant where that can be told. */
function exampleOf(key: string, expected: string, typed = ''): string {
  if ((expected === 'number' || expected === 'int') && /^-?\d+(\.\d+)?$/.test(typed))
    return `\`${key}: ${typed}\` without quotes`
  if (expected === 'boolean' && /^(no|off|n)$/i.test(typed)) return `\`${key}: false\``
  if (expected === 'array' && typed !== '' && typed.length < 60) return `\`${key}: [${typed}]\``
  const values: Readonly<Record<string, string>> = {
    number: ' 1',
    int: ' 1',
    boolean: ' true',
    array: ' followed by lines that begin with `- `',
    object: ' followed by indented keys',
  }
  if (expected === 'array' || expected === 'object') return `\`${key}:\`${values[expected]}`
  return `\`${key}:${values[expected] ?? ' …'}\``
}

/** `reasons[2].title`, counted from 1 as people count; of a file that is a list, `title` of entry 2. */
function nameOf(path: Path): string {
  const [first, ...rest] = path
  if (typeof first === 'number')
    return rest.length === 0 ? `Entry ${first + 1}` : `${nameOf(rest)} of entry ${first + 1}`
  const name = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`)).join('')
  return name === '' ? 'This file' : `\`${name.replace(/^\./, '')}\``
}

function lastKeyOf(path: Path): string {
  return path.findLast((step) => typeof step === 'string') ?? ''
}
