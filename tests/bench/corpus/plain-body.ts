import type { Target, Writer } from './prose.ts'
import { headings, items, references, sentences } from './vocabulary.ts'

/** Number of words after which a post ends. With its last section, it has about 750. */
const enough = 570

/** Prose with headings, lists and a few links, and hardly any markup in sentences. */
export function makePlainBody(writer: Writer, targets: readonly Target[]): string[] {
  const { random } = writer
  const hasTable = random.happens(0.4)
  const blocks = [makeParagraph(writer), makeParagraph(writer)]
  const left = [...random.sample(headings, 9)]
  for (let section = 0; countWords(blocks) < enough && left.length > 0; section += 1) {
    blocks.push(`## ${writer.line(left.pop() ?? '')}`, makeParagraph(writer))
    if (section % 2 === 0) blocks.push(makeList(writer))
    if (section === 1 && hasTable) blocks.push(makeTable(writer))
    if (section === 2) blocks.push(`### ${writer.line(left.pop() ?? '')}`, makeParagraph(writer), makeReference(writer))
    if (section < 3) blocks.push(makeLink(writer, random.pick(targets)))
  }
  return [...blocks, makeParagraph(writer)]
}

function countWords(blocks: readonly string[]): number {
  return blocks.join(' ').split(/\s+/).length
}

/** No sentence is like its neighbor. */
function makeParagraph({ random, line }: Writer): string {
  return random.sample(sentences, random.between(3, 5)).map(line).join(' ')
}

/** A sentence with a link to another page of the site. */
function makeLink({ random, line, fill }: Writer, { href, words }: Target): string {
  const link = `[${words}](${href})`
  return random.pick([
    `${line('what the <person> has to know besides stands under')} ${link}.`,
    `The neighbor of this question is ${link}, and ${fill('the <room> has a part in both')}.`,
    `${line('for the rest of the <room>, see')} ${link}.`,
  ])
}

function makeReference({ random, line }: Writer): string {
  const [words, address] = random.pick(references)
  return `${line('the rule behind it is public')}: read [${words}](${address}) once, *with the label beside it*.`
}

/** A bulleted or numbered list. Some items have words in bold. */
function makeList({ random, line }: Writer): string {
  const isNumbered = random.happens(0.4)
  const hasBold = random.happens(0.5)
  return random
    .sample(items, random.between(4, 6))
    .map((item, index) => {
      const lead = hasBold ? `**${line('<room>')}.** ` : ''
      return `${isNumbered ? `${index + 1}.` : '-'} ${lead}${line(item)}.`
    })
    .join('\n')
}

function makeTable({ random, line, fill }: Writer): string {
  const rows = Array.from(
    { length: random.between(4, 6) },
    () =>
      `| ${line('<surface>')} | ${line('<verb> with a <tool>')} | ${line('<rhythm>')} | ${fill('no <soil>, no <product> left')} |`,
  )
  return ['| Surface | What to do | How often | What to look for |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
