import { formatNoAnswer, isNoAnswer } from './no-answer.ts'
import type { Figures, Row } from './summary.ts'

/** A column of both tables, that of the terminal and that of the document. */
interface Column {
  readonly title: string
  readonly cell: (figures: Figures) => string
}

const unknown = '–'

const columns: readonly Column[] = [
  { title: 'wall s', cell: ({ wall }) => formatSeconds(wall) },
  { title: '× cold', cell: ({ toCold }) => formatRatio(toCold) },
  { title: 'CPU s', cell: ({ cpu }) => (cpu === undefined ? unknown : formatSeconds(cpu)) },
  { title: 'peak MiB', cell: ({ peak }) => (peak === undefined ? unknown : String(Math.round(peak / 2 ** 20))) },
  { title: '× ours', cell: ({ toFirst }) => formatRatio(toFirst) },
]

export const titles: readonly string[] = columns.map(({ title }) => title)

/** One for each title; where there are no figures, the first says so. */
export function listCells(row: Row): readonly string[] {
  if (isNoAnswer(row)) return columns.map((_, index) => (index === 0 ? formatNoAnswer(row) : ''))
  return columns.map(({ cell }) => cell(row))
}

function formatRatio(ratio: number): string {
  return Number.isNaN(ratio) ? unknown : ratio.toFixed(2)
}

function formatSeconds(seconds: number): string {
  return seconds.toFixed(seconds < 1 ? 3 : 2)
}
