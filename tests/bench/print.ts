import { columns } from './cells.ts'
import type { Measurement } from './measure.ts'
import type { Row } from './summary.ts'

const nameWidth = 22

/** One line for each measurement, so that who waits sees it go on. */
export function formatMeasurement({ round, name, step, sample: { wall } }: Measurement): string {
  return `  round ${round}  ${name.padEnd(9)} ${step.padEnd(10)} ${wall.toFixed(3)} s\n`
}

/** The medians of one size. */
export function formatTable(posts: number, rows: readonly Row[]): string {
  const head = formatLine(
    `${posts} posts`,
    columns.map(({ title }) => title),
  )
  const lines = rows.map((row) =>
    formatLine(
      `${row.name.padEnd(10)}${row.step}`,
      columns.map(({ cell }) => cell(row)),
    ),
  )
  return `\n${head}${lines.join('')}\n`
}

function formatLine(name: string, cells: readonly string[]): string {
  return `${name.padEnd(nameWidth)}${cells.map((cell) => cell.padStart(10)).join('')}\n`
}
