import type { Element, Nodes, Properties } from 'hast'
import { hidden, makeElement } from './make-element.ts'

export interface TableNames {
  /** The last heading before the table, with an id. */
  heading?: Element
  /** Names already used, and that of the footnotes: two regions with the same name can't be told apart in a list of landmarks. */
  readonly taken: Set<string>
}

/**
 * Wraps a table in a scroll container, so that the page never scrolls sideways. One that scrolls is a tab stop: Safari makes none
 * of them focusable by itself (https://bugs.webkit.org/show_bug.cgi?id=190870). On phones, rows with more than two columns are
 * stacked (`prose__rows`), so each cell carries the name of its column.
 */
export function tableOf(table: Element, tables: TableNames): Element {
  const [headCells = [], ...rows] = listRows(table).map(listCells)
  const headers = headCells.filter(isHeader)
  const names = headCells.map(readWords)
  const isStacked = names.length > 2
  for (const cells of [headCells, ...rows]) setScopes(cells)
  for (const cells of rows) {
    for (const [index, cell] of cells.entries()) {
      const name = names[index]
      if (index > 0 && isStacked && name && cell.children.length > 0) cell.properties['dataLabel'] = name
      if (index > 0 && isYes(cell)) tick(cell)
    }
  }
  const focus = widthOf([headCells, ...rows]) > (isStacked ? widthOfText : widthOfPhone) ? { tabIndex: 0 } : {}
  const className = isStacked ? ['prose__table', 'prose__rows'] : ['prose__table']
  const name = nameRegion(headers.map(readWords), tables)
  return makeElement(name ? 'section' : 'div', { className, ...name, ...focus }, [table])
}

/** Widths that a table has room for without scrolling, in rem: on a wide screen, and in the narrowest window, of 20 rem. */
const widthOfText = 36
const widthOfPhone = 17

/**
 * The least width of a table, in rem. This is an estimate, and in doubt too large: a column is at least as wide as its longest
 * word, at 0.55 rem a character, and 2 rem of padding.
 */
function widthOf(rows: readonly (readonly Element[])[]): number {
  const longest: number[] = []
  for (const cells of rows) {
    for (const [index, cell] of cells.entries())
      for (const { length } of readWords(cell).split(/[\s-]/)) longest[index] = Math.max(longest[index] ?? 0, length)
  }
  return longest.reduce((width, length) => width + length * 0.55 + 2, 0)
}

/** Names the region after the heading above it, or after its columns if something else already has that name. */
function nameRegion(columns: readonly string[], { heading, taken }: TableNames): Properties | undefined {
  const words = heading && readWords(heading)
  const name = [words, columns.filter(Boolean).join(', ')].find((one) => one && !taken.has(one))
  if (name === undefined) return undefined
  taken.add(name)
  return name === words ? { ariaLabelledBy: [String(heading?.properties['id'])] } : { ariaLabel: name }
}

function isHeader({ tagName }: Element): boolean {
  return tagName === 'th'
}

/**
 * Tables in HTML may have headers in any row. The first cell of a row with other cells is the header of that row. A corner
 * without words is no header (https://dequeuniversity.com/rules/axe/4.10/empty-table-header).
 */
function setScopes(cells: readonly Element[]): void {
  const isMixed = !cells.every(isHeader)
  for (const [index, cell] of cells.entries()) {
    if (!isHeader(cell)) continue
    if (cell.children.length === 0) cell.tagName = 'td'
    else cell.properties['scope'] ??= index === 0 && isMixed ? 'row' : 'col'
  }
}

/** Not with a link, which would be out of sight. */
function isYes(cell: Element): boolean {
  return readWords(cell).toLowerCase() === 'yes' && !holdsLink(cell)
}

function holdsLink(node: Nodes): boolean {
  if (node.type === 'element' && node.tagName === 'a') return true
  return 'children' in node && node.children.some(holdsLink)
}

/** Shows a checkmark, which is faster to spot, and keeps the word for screen readers. */
function tick(cell: Element): void {
  cell.properties['className'] = ['prose__yes']
  cell.children = [makeElement('span', hidden, cell.children)]
}

function listRows(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'tr' ? [child] : listRows(child)
  })
}

function listCells(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element')
}

function readWords(cell: Element): string {
  return textOf(cell).trim()
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return node.type === 'text' ? node.value : ''
}
