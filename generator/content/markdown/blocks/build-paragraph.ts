import type { Heading, Paragraph } from 'mdast'
import { buildWords } from './build-words.ts'
import { positionIn, type TextBlock, type TextLine } from './text-block.ts'

/** How other blocks than paragraphs begin, as far as `buildWords` takes the sign for words. */
const otherStart = /^(?:[-+#>=~: ]|\d+[.)](?![^ ]))/

/** The paragraph that a line of words is, from an index in it on. */
export function buildParagraph(line: TextLine, start = 0): Paragraph | undefined {
  const words = line.text.slice(start)
  if (otherStart.test(words) || words.endsWith(' ')) return undefined
  const children = buildWords(words, line, start)
  return children && { type: 'paragraph', children, position: positionIn(line, start, line.text.length) }
}

const headingStart = /^(#{1,6}) (?! )/

/** The heading that a line such as `## words` is. Marks at its end may close it and count as none. */
export function buildHeading([line, ...others]: TextBlock): Heading | undefined {
  const [start = '', marks = ''] = headingStart.exec(line?.text ?? '') ?? []
  if (!line || start === '' || others.length > 0 || /[# ]$/.test(line.text)) return undefined
  const children = buildWords(line.text.slice(start.length), line, start.length)
  const depth = marks.length as Heading['depth']
  return children && { type: 'heading', depth, children, position: positionIn(line, 0, line.text.length) }
}
