import { isMap, isScalar } from 'yaml'
import { joinWords } from '../../../shared/diagnostics/join-words.ts'
import { strangers } from '../../../schema/suggestions.ts'
import { type Field, itemOf } from '../find-field.ts'
import type { InvalidValue } from './invalid-value.ts'

/** Explains words written instead of an entry's keys, or of a list of entries below `key`, if they can be read. */
export function explainWords(words: string, field: Field | undefined, key = ''): string | undefined {
  const group = field && (itemOf(field) ?? field).schema
  const meant = group && strangers.get(group)?.readWords?.(words)
  if (meant === undefined || typeof meant === 'string') return meant
  const { entries, lead = 'write ' } = meant
  const below = key === '' ? '' : `\`${key}\` and below it, indented, `
  return `${lead}${below}${joinWords(entries.map((entry) => `\`- ${entry}\``))}${entries.length > 1 ? ', each on its own line' : ''}.`
}

/** The same for a value: a text, or a group of unknown keys. */
export function explainValueAsWords({ node, typed, field, path, lead }: InvalidValue): string | undefined {
  const [pair] = isMap(node) ? node.items : []
  if (!pair && !isScalar(node)) return undefined
  const words = pair ? `${String(pair.key)}: ${String(pair.value)}` : typed
  return explainWords(words, field, typeof path.at(-1) === 'string' ? lead.trim() : '')
}
