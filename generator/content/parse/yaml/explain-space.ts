import { nameCharacter } from '../name-character.ts'
import { mendLine, type YamlFault } from './yaml-fault.ts'

/** What looks like a space, or like nothing at all, and is neither space nor tab to YAML. */
const unusual = /[^\S \t\n]|[\u200B-\u200D\u2060]/

/** Where YAML wants a space: before a key or an item, after `- `, and after the colon of a key. */
const structure =
  /^(?:\s|[\u200B-\u200D\u2060])*(?:-(?:\s|[\u200B-\u200D\u2060])+)?(?:[\w-]+:(?:\s|[\u200B-\u200D\u2060])*)?/

/** A character that came with a copy from a web page or a word processor: the line looks right, and is not. */
export function explainSpace(line: string, number: number): YamlFault | undefined {
  const [lead = ''] = structure.exec(line) ?? []
  const index = lead.search(unusual)
  if (index < 0) return undefined
  const name = nameCharacter(lead, index)
  const look = name === 'U+00A0' ? `a no-break space (${name})` : `the character ${name}`
  const mended = lead.replaceAll(new RegExp(unusual.source, 'g'), ' ') + line.slice(lead.length)
  return {
    message: `Here stands ${look}, which looks like a space, but is none.`,
    place: { line: number, column: index + 1 },
    hint: 'delete it, and type an ordinary space.',
    mended: mendLine(number, mended),
  }
}
