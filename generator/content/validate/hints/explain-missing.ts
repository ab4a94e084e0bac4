import { isScalar } from 'yaml'
import * as z from 'zod'
import { findField, itemOf } from '../find-field.ts'
import { findExample } from './guess-value.ts'
import { joinWords } from '../../../shared/diagnostics/join-words.ts'
import { type Explanation, formatItem, formatLine, type InvalidValue } from './invalid-value.ts'

/** Explains a missing required key. */
export function explainMissing(invalid: InvalidValue): Explanation {
  const { name, braces, lead } = invalid
  const hint =
    braces === undefined ? `add ${describeLines(invalid)}` : `write \`${addToBraces(braces, lead, invalid)}\``
  return ['content/missing-key', `${name} is missing.`, `${hint}.`]
}

/** `{ date: 2026-12-25, name: Christmas Day }` */
function addToBraces(braces: string, lead: string, invalid: InvalidValue): string {
  const example = findExample(invalid)
  const typed = braces.replace(/\s*,?\s*\}$/, '').replace(/^\{\s*/, '')
  return `{ ${typed === '' ? '' : `${typed}, `}${lead}${example === undefined ? '…' : formatItem(example)} }`
}

/** Explains a key or list item without a value. */
export function explainEmpty(invalid: InvalidValue): Explanation {
  return ['content/missing-key', `${invalid.name} is empty.`, `${hintAtEmpty(invalid)}.`]
}

function hintAtEmpty(invalid: InvalidValue): string {
  const { path, node, field, lead, braces } = invalid
  if (isScalar(node) && node.type?.startsWith('BLOCK')) return 'write its text on the lines under it, indented'
  const remark = braces === undefined ? ', or delete the line' : ''
  if (typeof path.at(-1) === 'number') {
    const line =
      field?.schema instanceof z.ZodObject ? firstLineOf(field.schema) : '`- …` with text in place of the dots'
    return `write ${line}${remark}`
  }
  const optional = field?.isOptional ? remark : ''
  const isGroup = [field, field && itemOf(field)].some((part) => part?.schema instanceof z.ZodObject)
  if (isGroup) return `write ${describeLines(invalid)}${optional}`
  const example = findExample(invalid)
  const mayBeEmpty = field?.schema instanceof z.ZodArray && field.schema.safeParse([]).success
  const none = mayBeEmpty ? `, or \`${lead.trim()} []\` for none` : ''
  return `${example === undefined ? `write it after \`${lead.trim()}\`` : `write a value, such as ${formatLine(lead, example)}`}${none}${optional}`
}

/** Describes what to type for this kind of value. */
export function describeLines(invalid: InvalidValue): string {
  const { field, lead, isEmpty } = invalid
  const begin = `\`${lead.trim()}\``
  const item = field && itemOf(field)
  if (item?.schema instanceof z.ZodObject)
    return `${begin} followed by lines that begin with ${firstLineOf(item.schema)}`
  if (field?.schema instanceof z.ZodObject) return `${begin} and below it, indented, ${nameKeys(field.schema, isEmpty)}`
  const example = findExample(invalid)
  if (example !== undefined) return `a line such as ${formatLine(lead, example)}`
  return item ? `${begin} followed by lines that begin with \`- \`` : `\`${lead}…\``
}

/** Of more, those that a value was meant for are hard to find. */
const fewKeys = 6

/**
 * Names the keys to write: those that are required or, instead of a value, such as an address on one line, all of a few. If
 * it's only one, others may be needed with it, such as hours with days.
 */
function nameKeys(group: z.ZodObject, isEmpty: boolean): string {
  const keys = Object.keys(group.shape)
  const required = !isEmpty && keys.length <= fewKeys ? keys : listRequired(group)
  const shown = required.length > 1 ? required : keys.slice(0, 3)
  return `${required.length > 1 ? 'its keys' : 'keys such as'} ${joinWords(shown.map((name) => `\`${name}:\``))}`
}

function listRequired(group: z.ZodObject): string[] {
  return Object.keys(group.shape).filter((name) => !findField(group, [name])?.isOptional)
}

/** Explains how to turn the current value into an entry with keys. Text becomes the first key's value. */
export function beginEntry(invalid: InvalidValue, group: z.ZodObject): string {
  const { node, typed } = invalid
  const [first = '', ...later] = Object.keys(group.shape)
  // A sentence is hardly the name of who said it.
  const key = (/[.!?]["”]?$/.test(typed) && later.find((name) => name === 'content' || name === 'text')) || first
  const required = listRequired(group).filter((name) => name !== key)
  const named = required.length > 0 ? required : later.slice(0, 1)
  const keys = `${required.length > 0 ? '' : 'keys such as '}${joinWords(named.map((name) => `\`${name}:\``))}`
  const below =
    named.length === 0 ? '' : `, and put ${keys} on ${required.length === 1 ? 'the line' : 'lines'} below it`
  const isShort = isScalar(node) && typed !== '' && typed.length <= 60 && !typed.includes('\n')
  const isMeant = isShort && findField(group, [key])?.schema.safeParse(typed).success === true
  return `begin the entry with ${isMeant ? formatLine(`- ${key}: `, typed) : firstLineOf(group)}${below}`
}

/** The first line of an entry with its keys on separate lines. */
function firstLineOf(group: z.ZodObject): string {
  return `\`- ${Object.keys(group.shape)[0] ?? ''}: …\``
}
