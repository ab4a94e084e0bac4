import { isCollection, isMap, isScalar, isSeq, type Node, stringify } from 'yaml'
import type * as z from 'zod'
import type { DiagnosticCode } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { Group } from '../../../schema/suggestions.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { findField } from '../find-field.ts'
import { findPlace, type Path } from '../find-place.ts'
import { dayPattern } from '../../../shared/dates.ts'

export type Issue = z.core.$ZodIssue

export type Explanation = readonly [code: DiagnosticCode, message: string, hint?: string | undefined]

/** A value that its schema rejected, with context for messages and hints. */
export type InvalidValue = ReturnType<typeof readInvalidValue>

export function readInvalidValue(path: Path, source: ParsedSource, schema: z.ZodType) {
  const { node, place } = findPlace(source, path)
  const parent = findPlace(source, path.slice(0, -1)).node
  const key = path.at(-1)
  const isInBrackets = isSeq(parent) && parent.flow === true
  return {
    path,
    name: nameOf(path),
    place,
    node,
    /** The value as typed, without quotes. */
    typed: readTyped(node, source),
    received: describe(node),
    /** The text before the value: `date: `, a list item's hyphen, or nothing in brackets. */
    lead: typeof key === 'number' ? (isInBrackets ? '' : '- ') : `${lastKeyOf(path)}: `,
    field: findField(schema, path),
    /** The source of the flow mapping (`{…}`) that contains it. */
    braces: isMap(parent) && parent.flow === true ? readTyped(parent, source) : undefined,
    /** The object that contains it, and that object's schema. */
    group: isMap(parent) ? (parent.toJS(source.yaml, { maxAliasCount: 0 }) as Group) : {},
    groupSchema: findField(schema, path.slice(0, -1))?.schema,
    isMissing: node === undefined && !(isMap(parent) && parent.has(key)),
    isEmpty: node === undefined || (isScalar(node) && node.value === null),
  }
}

function readTyped(node: Node | undefined, { yamlText }: ParsedSource): string {
  if (isScalar(node)) return (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim()
  return isCollection(node) && node.range ? yamlText.slice(node.range[0], node.range[1]).trim() : ''
}

/** `` `title` in entry 2 of `reasons` ``, counting from 1. For a file that is a list, `` `title` in entry 2 ``. */
export function nameOf(path: Path): string {
  const at = path.findLastIndex((step) => typeof step === 'number')
  const keys = path.slice(at + 1).join('.')
  if (at === -1) return keys === '' ? 'This file' : `\`${keys}\``
  const list = path.slice(0, at)
  const place = `${Number(path[at]) + 1}${list.length > 0 ? ` of ${nameOf(list)}` : ''}`
  return keys === '' ? `Entry ${place}` : `\`${keys}\` in entry ${place}`
}

function lastKeyOf(path: Path): string {
  return path.findLast((step) => typeof step === 'string') ?? ''
}

function describe(node: Node | undefined): string {
  if (node === undefined || (isScalar(node) && node.value === null)) return 'empty'
  if (!isScalar(node)) return isSeq(node) ? 'a list' : 'a group of keys'
  if (typeof node.value === 'number') return `the number ${node.source ?? node.value}`
  if (typeof node.value === 'boolean') return `the value ${node.source ?? node.value}`
  return `the text "${shorten(String(node.value).trim())}"`
}

/** A line to type, in backticks: `date: 2026-03-04`, or `- Floors` for a list item. */
export function formatLine(lead: string, value: unknown): string {
  if (Array.isArray(value)) return `\`${lead}[${value.map(formatItem).join(', ')}]\``
  if (lead === '') return `\`${formatItem(value)}\``
  return `\`${lead}${typeof value === 'string' ? formatText(value) : String(value)}\``
}

/** Inside brackets and braces, more characters are special in YAML. */
export function formatItem(item: unknown): string {
  const text = String(item)
  if (typeof item !== 'string') return text
  return /[:#[\]{},]/.test(text) ? JSON.stringify(text) : formatText(text)
}

/** Quotes text where YAML needs it. */
export function formatText(text: string): string {
  // Quote text without letters: it looks like a number, or to some parsers a time. Dates are safe.
  if (!/\p{L}/u.test(text) && !dayPattern.test(text)) return JSON.stringify(text)
  return stringify(text, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false }).trim()
}
