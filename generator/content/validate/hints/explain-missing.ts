import { isScalar } from 'yaml'
import * as z from 'zod'
import { type Field, findField, itemOf } from '../find-field.ts'
import { formatLine, leadOf } from './format-line.ts'
import { findExample } from './guess-value.ts'
import { nameOf } from './names.ts'
import { type Explanation, type InvalidValue, typedText } from './invalid-value.ts'

/** A key is not there that must be. */
export function explainMissing(invalid: InvalidValue): Explanation {
  return ['content/missing-key', `${nameOf(invalid.path)} is missing.`, `add ${describeLines(invalid)}.`]
}

/** A key is there, or a hyphen, and nothing behind it. */
export function explainEmpty(invalid: InvalidValue): Explanation {
  return ['content/missing-key', `${nameOf(invalid.path)} is empty.`, `${hintAtEmpty(invalid)}.`]
}

function hintAtEmpty(invalid: InvalidValue): string {
  const { path, field } = invalid
  if (typeof path.at(-1) === 'number') {
    const line = field?.schema instanceof z.ZodObject ? firstLineOf(field.schema) : '`- …` with a text for the dots'
    return `write ${line}, or take the line away`
  }
  const remark = field?.isOptional ? ', or take the line away' : ''
  const isGroup = [field, field && itemOf(field)].some((part) => part?.schema instanceof z.ZodObject)
  if (isGroup) return `write ${describeLines(invalid)}${remark}`
  const example = findExample(invalid)
  const lead = leadOf(invalid)
  const such = example === undefined ? '' : `, such as ${formatLine(lead, example)}`
  return `write it after \`${lead.trim()}\`${such}${remark}`
}

/** What to type for a value of this kind. */
export function describeLines(invalid: InvalidValue): string {
  const { field } = invalid
  const lead = leadOf(invalid)
  const begin = `\`${lead.trim()}\``
  const item = field && itemOf(field)
  if (item?.schema instanceof z.ZodObject)
    return `${begin} followed by lines that begin with ${firstLineOf(item.schema)}`
  if (field?.schema instanceof z.ZodObject)
    return `${begin} and below it, indented, its keys: ${Object.keys(field.schema.shape).join(', ')}`
  const example = findExample(invalid)
  if (example !== undefined) return `a line such as ${formatLine(lead, example)}`
  return item ? `${begin} followed by lines that begin with \`- \`` : `\`${lead}…\``
}

/** How to make an entry with keys of what stands there; a text becomes the first of them. */
export function beginEntry(invalid: InvalidValue, group: z.ZodObject): string {
  const [key = '', ...others] = Object.keys(group.shape)
  const below = others.length === 0 ? '' : `, and on the lines below it: ${others.join(', ')}`
  const typed = isScalar(invalid.node) ? typedText(invalid) : ''
  const isMeant = typed !== '' && typed.length <= 60 && !typed.includes('\n') && isText(findField(group, [key]), typed)
  return `begin the entry with ${isMeant ? formatLine(`- ${key}: `, typed) : firstLineOf(group)}${below}`
}

function isText(field: Field | undefined, typed: string): boolean {
  return field?.schema.safeParse(typed).success === true
}

/** How an entry begins whose keys follow on lines of their own. */
function firstLineOf(group: z.ZodObject): string {
  const [key = ''] = Object.keys(group.shape)
  return `\`- ${key}: …\``
}
