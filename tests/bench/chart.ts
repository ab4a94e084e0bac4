import { type Kind, kinds } from './corpus/make-post.ts'
import type { MeasuredSite } from './measure-site.ts'
import { isFailure } from './measurement.ts'
import { type Step, steps } from './steps.ts'
import { summarize } from './summary.ts'

/** The times of one generator in one step with one kind of posts, smallest site first. */
interface Series {
  readonly name: string
  readonly step: Step
  readonly kind: Kind
  /** Its index among the generators; ours is 0. */
  readonly rank: number
  readonly points: readonly Point[]
  readonly last: Point
}

interface Point {
  readonly posts: number
  readonly seconds: number
}

/** Our first build is in the same panel as the cold ones, because it's what a build costs without any cache. */
const columns: readonly { readonly title: string; readonly steps: readonly Step[] }[] = [
  { title: 'Cold build', steps: ['cold', 'first'] },
  { title: 'One edit, new process', steps: ['edit'] },
  { title: 'One edit, while serving', steps: ['watch'] },
]

/** In pixels. */
const page = { width: 980, left: 58, top: 96, bottom: 34 } as const
const panel = { width: 172, height: 190, across: 310, down: 250 } as const
const labelHeight = 16

/** The horizontal lines, in seconds. */
const grid = [0.01, 0.1, 1, 10, 100, 1000] as const

const styles = `
    text { font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2328 }
    .title { font-size: 18px; font-weight: 600 }
    .head { font-size: 14px; font-weight: 600 }
    .quiet { fill: #59636e; font-size: 12px }
    .ground { fill: #ffffff }
    .grid { stroke: #d1d9e0 }
    .rank0 { --color: #0550ae }
    .rank1 { --color: #953800 }
    .rank2 { --color: #57606a }
    .line { fill: none; stroke: var(--color); stroke-width: 2 }
    .line.rank0 { stroke-width: 3 }
    .line.first { stroke-dasharray: 1 6; stroke-linecap: round }
    .dot, .label { fill: var(--color) }
    .label.rank0 { font-weight: 600 }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc }
      .quiet { fill: #9198a1 }
      .ground { fill: #0d1117 }
      .grid { stroke: #3d444d }
      .rank0 { --color: #79c0ff }
      .rank1 { --color: #ffa657 }
      .rank2 { --color: #b1bac4 }
    }`

/** A text alternative for the chart: the times at the largest site. */
export function describeChart(sites: readonly MeasuredSite[]): string {
  const most = Math.max(...sites.map(({ posts }) => posts))
  const all = collectSeries(sites)
  const parts = kinds.flatMap((kind) =>
    columns.flatMap(({ title, steps: own }) => {
      const times = all
        .filter((series) => series.kind === kind && own.includes(series.step) && series.last.posts === most)
        .map(formatLabel)
      return times.length === 0 ? [] : `${title.toLowerCase()}, ${kind} posts: ${times.join(', ')}`
    }),
  )
  return `Build times by number of posts. At ${formatCount(most)}: ${parts.join('; ')}.`
}

/** The times of all generators by number of posts, on logarithmic scales, with a row of panels for each kind of posts. */
export function drawChart(sites: readonly MeasuredSite[]): string {
  const all = collectSeries(sites)
  const sizes = [...new Set(sites.map(({ posts }) => posts))]
  const seconds = all.flatMap(({ points }) => points.map((point) => point.seconds))
  const range = {
    least: Math.max(...grid.filter((line) => line <= Math.min(...seconds))),
    most: Math.min(...grid.filter((line) => line >= Math.max(...seconds))),
  }
  const scales = {
    x: makeScale(Math.min(...sizes), Math.max(...sizes), (share) => share * panel.width),
    y: makeScale(range.least, range.most, (share) => (1 - share) * panel.height),
  }
  const lines = grid.filter((line) => line >= range.least && line <= range.most)
  const panels = kinds.flatMap((kind, row) =>
    columns.map(({ title, steps: shown }, column) => {
      const own = all.filter((series) => series.kind === kind && shown.includes(series.step))
      return `<g transform="translate(${page.left + column * panel.across} ${page.top + row * panel.down})">
    <text class="head" y="-12">${title}, ${kind} posts</text>
    ${lines.map((line) => drawGridLine(line, scales.y(line), column === 0)).join('\n    ')}
    ${sizes.map((posts) => `<text class="quiet" x="${scales.x(posts)}" y="${panel.height + 18}" text-anchor="middle">${formatCount(posts)}</text>`).join('\n    ')}
    ${own.map((series) => drawLine(series, scales)).join('\n    ')}
    ${drawLabels(own, Math.max(...sizes), scales)}
  </g>`
    }),
  )
  const height = page.top + (kinds.length - 1) * panel.down + panel.height + page.bottom
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${height}" viewBox="0 0 ${page.width} ${height}" role="img" aria-labelledby="title desc">
  <title id="title">Build times by number of posts</title>
  <desc id="desc">${describeChart(sites)}</desc>
  <style>${styles}
  </style>
  <rect class="ground" width="100%" height="100%"/>
  <text class="title" x="${page.left - 44}" y="30">Build times by number of posts</text>
  <text class="quiet" x="${page.left - 44}" y="50">Lower is better. Both scales are logarithmic: each line across is ten times the one below. Dotted: our first build, with all pictures and cards.</text>
  ${panels.join('\n  ')}
</svg>
`
}

type Scale = (value: number) => number
type Scales = Readonly<Record<'x' | 'y', Scale>>

/** A logarithmic scale. `place` gets 0 for the lowest value and 1 for the highest. */
function makeScale(least: number, most: number, place: (share: number) => number): Scale {
  const share = (value: number) => (most === least ? 1 : Math.log(value / least) / Math.log(most / least))
  return (value) => Math.round(place(share(value)) * 10) / 10
}

function collectSeries(sites: readonly MeasuredSite[]): readonly Series[] {
  const found = sites
    .toSorted((a, b) => a.posts - b.posts)
    .flatMap(({ posts, kind, measurements }) =>
      summarize(measurements).flatMap(({ name, step, figures }) =>
        isFailure(figures) ? [] : { name, step, kind, posts, seconds: figures.wall },
      ),
    )
  const names = [...new Set(found.map(({ name }) => name))]
  // For other generators, first and cold builds are the same.
  const shown = found.filter(({ name, step }) => step !== 'first' || name === names[0])
  return kinds.flatMap((kind) =>
    steps.flatMap((step) =>
      names.flatMap((name, rank) => {
        const points = shown.filter((one) => one.kind === kind && one.step === step && one.name === name)
        const last = points.at(-1)
        return last ? { name, step, kind, rank, points, last } : []
      }),
    ),
  )
}

function drawGridLine(seconds: number, y: number, isFirst: boolean): string {
  const path = `<path class="grid" d="M0 ${y}H${panel.width}"/>`
  return isFirst ? `${path}<text class="quiet" x="-8" y="${y + 4}" text-anchor="end">${seconds} s</text>` : path
}

function drawLine({ rank, step, points }: Series, { x, y }: Scales): string {
  const places = points.map(({ posts, seconds }) => [x(posts), y(seconds)] as const)
  const dots = places.map(([left, top]) => `<circle class="dot rank${rank}" cx="${left}" cy="${top}" r="3.5"/>`)
  const path = places.map((place) => place.join(' ')).join('L')
  return `<path class="line rank${rank} ${step}" d="M${path}"/>${dots.join('')}`
}

/**
 * Places labels at the ends of the lines, far enough apart to be readable. If a line ends early, its label is above its end.
 */
function drawLabels(all: readonly Series[], most: number, { x, y }: Scales): string {
  let free = 0
  const placed = all
    .toSorted((a, b) => b.last.seconds - a.last.seconds)
    .map((series) => {
      const { last } = series
      const isEarly = last.posts < most
      const top = isEarly ? y(last.seconds) - 10 : Math.max(y(last.seconds) + 4, free)
      if (!isEarly) free = top + labelHeight
      const place = isEarly ? `x="${x(last.posts)}" text-anchor="middle"` : `x="${panel.width + 10}"`
      return `<text class="label rank${series.rank}" ${place} y="${top}">${formatLabel(series)}</text>`
    })
  return placed.join('')
}

/** `hugo 5.7 s`, and `ours (first) 20 s`. */
function formatLabel({ name, step, last }: Series): string {
  const digits = last.seconds < 1 ? 2 : last.seconds < 10 ? 1 : 0
  return `${name}${step === 'first' ? ' (first)' : ''} ${last.seconds.toFixed(digits)} s`
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
}
