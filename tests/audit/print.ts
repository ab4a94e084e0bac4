import type { PageResult } from './audit-page.ts'
import { type Bar, bars } from './bars.ts'
import { judge, type Verdict } from './judge.ts'

const nameWidth = 11

/** The column headers, with the goals. */
export function formatHead(): string {
  const titles = bars.map(({ title }) => title)
  const lines = [
    formatLine('', titles),
    formatLine('home', listLimits('home')),
    formatLine('others', listLimits('others')),
  ]
  return `${lines.join('')}\n`
}

function listLimits(page: 'home' | 'others'): readonly string[] {
  return bars.map((bar) => (bar.wants === 'atLeast' ? '≥' : '≤') + formatValue(bar, bar[page]))
}

/** A page and its figures. `*` marks a missed goal, `²` a page that was measured a second time. */
export function formatRow({ page, rounds, verdicts }: PageResult): string {
  const cells = verdicts.map(({ bar, value, isMet }) => formatValue(bar, value) + (isMet ? ' ' : '*'))
  return formatLine(`${page.name}${rounds.length > 1 ? ' ²' : ''}`, cells)
}

/** Notes for the table: missed goals, problems, second rounds, and audits that were left out. */
export function formatNotes(results: readonly PageResult[]): string {
  const lines = results.flatMap(({ page, rounds, verdicts, problems }) => [
    ...verdicts.filter(({ isMet }) => !isMet).map((verdict) => `* ${page.name}: ${formatMiss(verdict)}`),
    ...problems.map((problem) => `* ${page.name}: ${problem}`),
    ...rounds.slice(0, -1).map((round) => `² ${page.name}, first round: ${formatTimes(judge(page.name, round))}`),
    ...Object.entries(page.without).map(([audit, reason]) => `  ${page.name} without ${audit}: ${reason}`),
  ])
  const missed = results.filter(({ verdicts }) => verdicts.some(({ isMet }) => !isMet)).length
  const summary = missed === 0 ? 'All pages meet the limits.' : `${missed} of ${results.length} pages miss a limit.`
  const floor = '  empty: a page of one sentence with no styles or scripts. Its times are those of the machine itself.'
  return ['', floor, ...lines, ...(lines.length > 0 ? [''] : []), summary, ''].join('\n')
}

/** Warns if the machine was busy, which makes the times too long. The audit itself uses about one processor. */
export function formatLoad(load: number, processors: number): string {
  if (load <= processors) return ''
  return `The machine was busy (load ${load.toFixed(1)} on ${processors} processors): its times are too long.\n`
}

function formatMiss({ bar, value, limit }: Verdict): string {
  const word = bar.wants === 'atLeast' ? 'at least' : 'at most'
  return `${bar.title} is ${formatValue(bar, value)}, but must be ${word} ${formatValue(bar, limit)}`
}

function formatTimes(verdicts: readonly Verdict[]): string {
  const timed = verdicts.filter(({ bar }) => bar.isTimed)
  return timed.map(({ bar, value, isMet }) => `${bar.title} ${formatValue(bar, value)}${isMet ? '' : '*'}`).join(', ')
}

function formatValue({ unit, digits }: Bar, value: number): string {
  return (value / unit).toFixed(digits)
}

function formatLine(name: string, cells: readonly string[]): string {
  const padded = cells.map((cell, index) => cell.trimEnd().padStart(Math.max(bars[index]?.title.length ?? 0, 5) + 3))
  return `${name.padEnd(nameWidth + 2)}${padded.join('')}\n`
}
