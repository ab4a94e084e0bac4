import { nameCharacter } from '../check-text.ts'
import type { YamlDiagnostic } from './yaml-diagnostic.ts'

/** Characters that look like a space, or are invisible, but aren't a space or tab to YAML. */
export const unusual = /[^\S \t\n]|[\u061C\u200B-\u200F\u2060]/g

/** Those that have no width. */
const unseen = /[\u061C\u200B-\u200F\u2060\uFEFF]/g

/** Where YAML expects spaces: before a key or list item, after `- `, and around a key's colon. */
const structure =
  /^(?:\s|[\u061C\u200B-\u200F\u2060])*(?:-(?:\s|[\u061C\u200B-\u200F\u2060])+)?(?:[\w-]+(?:\s|[\u061C\u200B-\u200F\u2060])*:(?:\s|[\u061C\u200B-\u200F\u2060])*)?/

/** Explains characters pasted from a web page or word processor, on a line that looks fine. */
export function explainSpace(line: string, number: number): YamlDiagnostic | undefined {
  const [lead = ''] = structure.exec(line) ?? []
  const index = lead.search(unusual)
  if (index < 0) return undefined
  const name = nameCharacter(lead, index)
  const corrected = lead.replaceAll(unseen, '').replaceAll(unusual, ' ') + line.slice(lead.length)
  const found = { place: { line: number, column: index + 1 }, corrected: new Map([[number, corrected]]) }
  if (lead.charAt(index).search(unseen) === 0) {
    const message = `There is an invisible character (${name}) here.`
    return { ...found, message, hint: 'delete it, or type the start of the line again.' }
  }
  const look = name === 'U+00A0' ? `a non-breaking space (${name})` : `the character ${name}`
  const message = `This is ${look}. It looks like a regular space, but isn't one.`
  return { ...found, message, hint: 'replace it with a regular space.' }
}
