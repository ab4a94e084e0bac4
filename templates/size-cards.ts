import type { Columns } from './choose-columns.ts'

/** The `sizes` of an image across a card, by the columns of its grid on wide screens. */
export function sizeCards(columns: Columns): string {
  const wide = columns === 2 ? '37rem' : '24rem,(min-width:60em) calc(33vw - 2.2rem)'
  return `(min-width:79em) ${wide},(min-width:40em) calc(50vw - 2rem),calc(100vw - 2rem)`
}
