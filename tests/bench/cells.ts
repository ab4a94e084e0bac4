import type { Row } from './summary.ts'

/** A column of both tables, that of the terminal and that of the document. */
interface Column {
  readonly title: string
  readonly cell: (row: Row) => string
}

const unknown = '–'

export const columns: readonly Column[] = [
  { title: 'wall s', cell: ({ wall }) => formatSeconds(wall) },
  { title: '× cold', cell: ({ toCold }) => toCold.toFixed(2) },
  { title: 'CPU s', cell: ({ cpu }) => (cpu === undefined ? unknown : formatSeconds(cpu)) },
  { title: 'peak MiB', cell: ({ peak }) => (peak === undefined ? unknown : String(Math.round(peak / 2 ** 20))) },
  { title: '× ours', cell: ({ toFirst }) => toFirst.toFixed(2) },
]

function formatSeconds(seconds: number): string {
  return seconds.toFixed(seconds < 1 ? 3 : 2)
}
