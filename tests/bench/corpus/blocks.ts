import type { Writer } from './prose.ts'
import { items, references } from './vocabulary.ts'

/** A page of the site that a post may link to. */
export interface Target {
  readonly href: string
  readonly words: string
}

export function makeParagraph(writer: Writer): string {
  return writer.paragraph(writer.random.between(3, 5))
}

/** A sentence that leads to another page of the site. */
export function makeLink({ random, line, fill }: Writer, { href, words }: Target): string {
  const link = `[${words}](${href})`
  return random.pick([
    `${line('what the <person> has to know besides stands under')} ${link}.`,
    `The neighbor of this question is ${link}, and ${fill('the <room> has a part in both')}.`,
    `${line('for the rest of the <room>, see')} ${link}.`,
  ])
}

export function makeReference({ random, line }: Writer): string {
  const [words, address] = random.pick(references)
  return `${line('the rule behind it is public')}: read [${words}](${address}) once, *with the label beside it*.`
}

/** A list with bullets or numbers, some of its items with words in bold. */
export function makeList({ random, line }: Writer): string {
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

export function makeTable({ random, line, fill }: Writer): string {
  const rows = Array.from(
    { length: random.between(4, 6) },
    () =>
      `| ${line('<surface>')} | ${line('<verb> with a <tool>')} | ${line('<rhythm>')} | ${fill('no <soil>, no <product> left')} |`,
  )
  return ['| Surface | What to do | How often | What to look for |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
