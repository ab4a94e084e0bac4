/** The column counts a grid can have if there's room; classes in `styles/layout.css` and `styles/inner-layout.css` add columns to the two that each grid has. */
export type Columns = 2 | 3 | 4 | 5 | 6

/**
 * Picks the column count whose last row is fullest; the first one wins ties. Seven cards become four and three, nine become three
 * rows of three. If one card is missing even from the narrowest row, the others share its width. A single card takes half of it.
 */
export function chooseColumns(count: number, choices: readonly [Columns, ...Columns[]]): Columns {
  if (count === 1) return 2
  if (count === Math.min(...choices) - 1) return count as Columns
  const measureLastRow = (columns: Columns) => (count % columns || columns) / columns
  return choices.reduce((best, columns) => (measureLastRow(columns) > measureLastRow(best) ? columns : best))
}
