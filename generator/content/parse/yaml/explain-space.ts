import { nameCharacter } from '../check-text.ts'
import type { YamlDiagnostic } from './yaml-diagnostic.ts'

/** Characters that look like a space, or are invisible, but aren't a space or tab to YAML. */
export const unusual = /[^\S \t\n]|[\u061C\u200B-\u200F\u2060]/g

/** Where YAML expects spaces: before a key or list item, after `- `, and around a key's colon. */
const structure =
  /^(?:\s|[\u061C\u200B-\u200F\u2060])*(?:-(?:\s|[\u061C\u200B-\u200F\u2060])+)?(?:[\w-]+(?:\s|[\u061C\u200B-\u200F\u2060])*:(?:\s|[\u061C\u200B-\u200F\u2060])*)?/

/** Explains characters pasted from a web page or word processor, on a line that looks fine. */
export function explainSpace(line: string, number: number): YamlDiagnostic | undefined {
  const [lead = ''] = structure.exec(line) ?? []
  const index = lead.search(unusual)
  if (index < 0) return undefined
  const name = nameCharacter(lead, index)
  const look = name === 'U+00A0' ? `a non-breaking space (${name})` : `the character ${name}`
  return {
    message: `This is ${look}. It looks like a regular space, but isn't one.`,
    place: { line: number, column: index + 1 },
    hint: 'replace it with a regular space.',
    corrected: new Map([[number, lead.replaceAll(unusual, ' ') + line.slice(lead.length)]]),
  }
}
