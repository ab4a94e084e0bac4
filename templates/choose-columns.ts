/** Columns that a grid can have where there is room; each has its class in `styles/layout.css`. */
export type Columns = 2 | 3 | 4 | 5 | 6

/** The number of columns whose last row is fullest, the first of equals: seven cards are four and three, nine are three rows of three. */
export function chooseColumns(count: number, choices: readonly [Columns, ...Columns[]]): Columns {
  const measureLastRow = (columns: Columns) => (count % columns || columns) / columns
  return choices.reduce((best, columns) => (measureLastRow(columns) > measureLastRow(best) ? columns : best))
}
