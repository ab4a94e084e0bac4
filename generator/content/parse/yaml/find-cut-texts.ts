import { type Document, isScalar, type Scalar, visit } from 'yaml'
import { showLine, splitLine, quoteText } from './quote-line.ts'
import { mendLine, type YamlFault } from './yaml-fault.ts'
import type { YamlText } from './yaml-text.ts'

/**
 * A `#` after a space that was meant as a part of the text: a word or a number stands at it, or a number alone behind it,
 * as in `Suite # 200` and `the # 1 choice`. With words behind it, as in `order: 1 # the first` or `# 60 letters`, it is the
 * remark that it is to YAML; a warning there would only teach people who know that to read past warnings.
 */
const meant = /(?<=\s)#(?=[^\s#!]|\s\d+[A-Z]?(?=\s*(?:[,.;)]|$))|\s1 (?!of\b|to\b|[-–]))/m

const behind = new RegExp(`[ \\t]*${meant.source}`, 'my')

/** A day, which no text begins with that goes on behind a `#`. */
const day = /^\d{4}-\d{2}-\d{2}$/

/** Texts that end, for YAML, at a `#` which their author meant: the rest of the line would silently be left out. */
export function findCutTexts(yaml: Document, { text, lines, placeAt }: YamlText): YamlFault[] {
  const faults: YamlFault[] = []
  visit(yaml, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || !node.range || !isText(node)) return
      const [start, end] = node.range
      behind.lastIndex = end
      if (!behind.test(text)) return
      const place = placeAt(text.indexOf('#', end))
      // A text that began on a line above is put in quotes there, which nobody can do on this line.
      const isWhole = !text.slice(start, end).includes('\n')
      faults.push(describeCut(lines[place.line - 1] ?? '', place, isWhole))
    },
  })
  return faults
}

/** Behind a number, `true` or a day, all is a remark: `rating: 5 #stars`. */
function isText({ value }: Scalar): boolean {
  return typeof value === 'string' ? !day.test(value) : value === null
}

/** The same on a line that YAML could not read because of it. */
export function findCut(line: string, number: number): YamlFault | undefined {
  const index = line.search(meant)
  if (index < 0 || /^\s*#/.test(line)) return undefined
  return describeCut(line, { line: number, column: index + 1 }, false)
}

/** A word right behind a `#` may also be one of those who leave out the space before a remark. */
const ifRemark = '; if a remark is meant, put a space after its `#`.'

function describeCut(line: string, place: YamlFault['place'], isWhole: boolean): YamlFault {
  const parts = isWhole ? splitLine(line) : undefined
  const mended = parts && `${parts.lead}${quoteText(parts.text)}`
  const isWord = /^#\p{L}/u.test(line.slice(place.column - 1))
  return {
    code: 'content/cut-text',
    message: `The text ends before \`${line.slice(place.column - 1, place.column + 19).trim()}\`: for YAML a \`#\` after a space begins a remark.`,
    place,
    hint: showLine('put the whole text in quotes', mended).replace(/\.$/, isWord ? ifRemark : '.'),
    mended: mendLine(place.line, mended ?? line),
  }
}
