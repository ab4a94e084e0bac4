import type { Target, Writer } from './prose.ts'
import { headings, references } from './vocabulary.ts'

/** Sentences without markup. One in six has quotation marks and an apostrophe. */
const simple = [
  'As a rule, the <person> has to <verb> the <room> <moment>, as <soil> shows first.',
  'The <person> starts in the <room> and is done <moment>.',
  'A <quality> <surface> helps when the <person> has to <verb> the <room>.',
  'In our experience, a <tool> and a <product> cost less than a second visit.',
  'Ask how often the <person> comes to <verb> the <room>, and whether <paper> says so.',
  `It's the <product> that decides whether the <room> "looks clean" <moment>.`,
] as const

/** Sentences with markup, each kind equally often. */
const marked = [
  'Keep the **<quality> <tool>** near the <room>, so that the <person> finds it.',
  'Our page on [<target>](<href>) covers the <room>.',
  'The label should read `<code>`, and the <person> checks it <moment>.',
  'Crews in [<target>](<href>) use a *<quality>* <tool> for the <room>.',
  'Note the **<tool>** and `<code>` in [<reference>](<address>).',
] as const

/** Realistic posts: emphasis, links, code and quotation marks in sentences, and every kind of block. */
export function makeRichBody(writer: Writer, targets: readonly Target[]): string[] {
  const { random, line } = writer
  const sections = random.between(4, 5)
  const pickSection = () => random.between(0, sections - 1)
  const [quote, bullets, numbers] = [pickSection(), pickSection(), pickSection()]
  const table = random.happens(0.4) ? pickSection() : -1
  const left = [...random.sample(headings, 2 * sections + 1)]
  const makeHeading = (level: string) => `${level} ${line(left.pop() ?? '')}`
  const mark = () => markSentence(writer, random.pick(targets))
  const makeParagraph = () =>
    Array.from({ length: random.between(2, 4) }, () => (random.happens(0.3) ? mark() : line(random.pick(simple)))).join(
      ' ',
    )
  const blocks = [makeParagraph()]
  for (let section = 0; section < sections; section += 1) {
    blocks.push(makeHeading('##'), makeParagraph())
    if (random.happens(0.3)) blocks.push(makeHeading('###'))
    blocks.push(makeParagraph())
    if (section === bullets)
      blocks.push(
        line(random.pick(simple)),
        makeList(writer, () => '-'),
      )
    if (section === numbers)
      blocks.push(
        line(random.pick(simple)),
        makeList(writer, (index) => `${index + 1}.`),
      )
    if (section === quote) blocks.push(`> ${line(random.pick(simple))}\n> ${mark()}`)
    if (section === table) blocks.push(makeTable(writer))
  }
  return [...blocks, makeHeading('##'), makeParagraph()]
}

function markSentence({ random, line }: Writer, { href, words }: Target): string {
  const [reference, address] = random.pick(references)
  const values: Readonly<Record<string, string>> = { target: words, href, reference, address }
  return line(
    random.pick(marked).replaceAll(/<(target|href|reference|address)>/g, (_, name: string) => values[name] ?? ''),
  )
}

function makeList({ random, line, fill }: Writer, makeMarker: (index: number) => string): string {
  const makeItem = () =>
    random.happens(0.4)
      ? `**${line('<surface>:')}** ${fill('the <person> checks it <rhythm>')}`
      : line('<verb> the <room> <moment>')
  return Array.from({ length: random.between(4, 7) }, (_, index) => `${makeMarker(index)} ${makeItem()}`).join('\n')
}

function makeTable({ random, line, fill }: Writer): string {
  const rows = Array.from({ length: random.between(4, 7) }, () => {
    const [minutes, price] = [random.between(5, 90), random.between(20, 400)]
    return `| ${line('the <room>')} | ${fill('<rhythm>')} | ${minutes} min | $${price} |`
  })
  return ['| Area | Frequency | Time | Price |', '| :--- | :--- | ---: | ---: |', ...rows].join('\n')
}
