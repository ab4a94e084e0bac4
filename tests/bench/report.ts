import { type Kind, kinds } from './corpus/make-post.ts'
import { realPosts } from './corpus/make-posts.ts'
import { isFailure } from './measurement.ts'
import type { MeasuredSite } from './measure-site.ts'
import { meanings, steps } from './steps.ts'
import { type Row, summarize } from './summary.ts'

/** The results of a run. `--json` writes them as they are. */
export interface Result {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly node: string
  readonly system: string
  readonly cores: number
  readonly runs: number
  readonly sites: readonly MeasuredSite[]
}

type Turn = Pick<Row, 'name' | 'step'>

/** A row with its kind of posts. */
interface KindRow extends Row {
  readonly kind: Kind
}

const marks = { begin: '<!-- bench -->', end: '<!-- /bench -->' } as const

/** The document with a new report between its markers. The text around them is handwritten and stays. */
export function placeReport(document: string, report: string): string {
  const begin = document.indexOf(marks.begin)
  const end = document.indexOf(marks.end)
  if (begin === -1 || end < begin)
    throw new Error(`docs/benchmarks.md needs ${marks.begin} and ${marks.end}, between which the figures are written.`)
  return `${document.slice(0, begin)}${marks.begin}\n\n${report.trim()}\n\n${document.slice(end)}`
}

/** The figures of a run for docs/benchmarks.md, below its title. `summary` describes the chart in words. */
export function formatReport({ date, node, system, cores, runs, sites }: Result, summary: string): string {
  const versions = Object.entries(sites[0]?.versions ?? {})
  const rivals = versions.slice(1).map(([name]) => name)
  const sizes = [...new Set(sites.map(({ posts }) => posts))]
  const rounds = runs === 1 ? 'from one round' : `medians of ${runs} rounds`
  return `![${summary}](benchmarks.svg)

Measured on ${date}: ${versions.map(([name, version]) => `${name} ${version}`).join(', ')}; Node ${node}, ${cores} cores, ${system}.
Figures are ${rounds}. \`× ours\` is a generator's time divided by ours: above 1, that generator is slower.

${sizes.map((posts) => formatSize(posts, sites)).join('\n')}
## What is measured

${steps.map((step) => `- **${step}**: ${meanings[step]}.`).join('\n')}

There are two kinds of posts, each about 750 words (5 kB) long. **Plain** posts are prose with headings, lists and a few links.
**Rich** posts also have block quotes and tables, and emphasis, links, code and quotation marks inside sentences. All
generators build the same posts together with the site's own ${realPosts.length} posts, 14 cities, 6 services and other pages; the run with
${realPosts.length} posts is the site as it is. The other generators make bare pages: no images, social cards, search, feed, sitemap, structured data or checks.
For them, *first* is the same as *cold*.

In each round, the generators take turns at every step. A first build of more than 1,000 posts is measured once. Compare
figures only within a table: the machine may have been busy. CPU time includes all cores and helper processes such as
esbuild; memory is that of the main process.

## Run it again

\`\`\`sh
npm run bench -- --posts ${sizes.join(',')} --runs ${runs}${rivals.length === 0 ? '' : ` --against ${rivals.join(',')}`} --write
\`\`\`

\`npm run bench -- --help\` lists the options.
`
}

/** The table for one size, with both kinds of posts side by side, and a verdict in words. */
export function formatSize(posts: number, sites: readonly MeasuredSite[]): string {
  const rows = sites
    .filter((site) => site.posts === posts)
    .flatMap(({ kind, measurements }) => summarize(measurements).map((row) => ({ ...row, kind })))
  const turns = [...new Map(rows.map(({ step, name }) => [`${step} ${name}`, { step, name }])).values()]
  const lines = [
    ['step', 'generator', ...kinds.flatMap((kind) => [`${kind}: wall s`, 'CPU s', 'peak MiB', '× ours'])],
    ['---', '---', ...kinds.flatMap(() => ['--:', '--:', '--:', '--:'])],
    ...turns.map(({ step, name }) => {
      const own = rows.filter((row) => row.step === step && row.name === name)
      return [step, name, ...kinds.flatMap((kind) => listCells(own.find((row) => row.kind === kind)))]
    }),
  ]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `## ${posts.toLocaleString('en')} posts\n\n${table}\n\n${formatVerdict(turns, rows)}`
}

function listCells(row: Row | undefined): readonly string[] {
  const unknown = { wall: Number.NaN, cpu: Number.NaN, peak: Number.NaN, toOurs: Number.NaN }
  const { wall, cpu, peak, toOurs } = row && !isFailure(row.figures) ? row.figures : unknown
  const cells = [formatSeconds(wall), formatSeconds(cpu), (peak / 2 ** 20).toFixed(0), toOurs.toFixed(2)]
  return cells.map((cell) => (cell === 'NaN' ? '–' : cell))
}

function formatSeconds(seconds: number): string {
  return seconds.toFixed(seconds < 1 ? 3 : 2)
}

/** States losses as plainly as wins, and what couldn't be measured. */
function formatVerdict(turns: readonly Turn[], rows: readonly KindRow[]): string {
  const failures = rows.flatMap(({ name, step, kind, figures }) =>
    isFailure(figures) ? `${name}, ${step}, ${kind} posts (${figures.failure})` : [],
  )
  return [
    formatList(
      "We're slower than",
      compare(turns, rows, (ratio) => 1 / ratio),
    ),
    formatList(
      "We're faster than",
      compare(turns, rows, (ratio) => ratio),
    ),
    formatList('Left out', failures),
  ].join('')
}

function formatList(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `- **${title}:** ${items.join('; ')}.\n`
}

/** Lists where `times` is above 1: `Hugo, *cold*: 2.8× (plain), 3.1× (rich)`. */
function compare(turns: readonly Turn[], rows: readonly KindRow[], times: (toOurs: number) => number): string[] {
  return turns.flatMap(({ step, name }) => {
    const found = rows.flatMap((row) => {
      const ratio = row.step !== step || row.name !== name || isFailure(row.figures) ? 0 : times(row.figures.toOurs)
      return ratio > 1 ? `${ratio.toFixed(1)}× (${row.kind})` : []
    })
    return found.length === 0 ? [] : `${name[0]?.toUpperCase()}${name.slice(1)}, *${step}*: ${found.join(', ')}`
  })
}
