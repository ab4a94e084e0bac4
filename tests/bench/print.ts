import { listCells, titles } from './cells.ts'
import type { Measurement } from './measure.ts'
import { formatNoAnswer, isNoAnswer } from './no-answer.ts'
import type { Row } from './summary.ts'

const nameWidth = 22

/** One line for each measurement, so that who waits sees it go on. */
export function formatMeasurement({ round, name, step, sample }: Measurement): string {
  const told = isNoAnswer(sample) ? formatNoAnswer(sample) : `${sample.wall.toFixed(3)} s`
  return `  round ${round}  ${name.padEnd(9)} ${step.padEnd(10)} ${told}\n`
}

/** The medians of one size. */
export function formatTable(posts: number, rows: readonly Row[]): string {
  const head = formatLine(`${posts} posts`, titles)
  const lines = rows.map((row) => formatLine(`${row.name.padEnd(10)}${row.step}`, listCells(row)))
  return `\n${head}${lines.join('')}\n`
}

function formatLine(name: string, cells: readonly string[]): string {
  return `${name.padEnd(nameWidth)}${cells.map((cell) => cell.padStart(10)).join('')}`.trimEnd() + '\n'
}
