import { isSeq, stringify } from 'yaml'
import { findPlace } from '../find-place.ts'
import { lastKeyOf } from './names.ts'
import type { InvalidValue } from './invalid-value.ts'

/** What a value stands behind: `date: `, the hyphen of an item, or nothing between brackets. */
export function leadOf({ path, source }: Pick<InvalidValue, 'path' | 'source'>): string {
  if (typeof path.at(-1) !== 'number') return `${lastKeyOf(path)}: `
  const list = findPlace(source, path.slice(0, -1)).node
  return isSeq(list) && list.flow === true ? '' : '- '
}

/** A line to type, in backticks: `date: 2026-03-04`, or `- Floors` for an item of a list. */
export function formatLine(lead: string, value: unknown): string {
  return `\`${lead}${lead === '' ? formatItem(String(value)) : formatValue(value)}\``
}

/** A line with quotes, for what is no text without them. */
export function formatQuoted(lead: string, text: string): string {
  return `\`${lead}${JSON.stringify(text)}\``
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => formatItem(String(item))).join(', ')}]`
  return typeof value === 'string' ? formatText(value) : String(value)
}

/** Between brackets more has a meaning to YAML. */
function formatItem(text: string): string {
  return /[:#[\]{},]/.test(text) ? JSON.stringify(text) : formatText(text)
}

function formatText(text: string): string {
  // Without letters it looks like a number, and some programs take a time for one. A day is never taken so.
  if (!/\p{L}/u.test(text) && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return JSON.stringify(text)
  return stringify(text, { lineWidth: 0, defaultStringType: 'PLAIN', singleQuote: false }).trim()
}
