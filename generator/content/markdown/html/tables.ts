import type { Element, Nodes, Properties } from 'hast'

/** Finds what a box of a table can be called that no other on the page is. */
export interface TableNames {
  /** Id of the last heading before the table. */
  heading?: string
  /** Ids and texts that name a table already: of two regions with one name a list of landmarks cannot tell which is which. */
  readonly taken: Set<string>
}

/**
 * A table in a box that scrolls: the page never scrolls sideways. Browsers let the keyboard reach a box as long as it scrolls, without
 * a `tabindex`, which would stop the Tab where there is nothing to scroll; only Safari does not yet
 * (https://bugs.webkit.org/show_bug.cgi?id=190870). On phones the rows of a table with more than two columns are read one below the
 * other (`prose__rows`), so each cell names its column.
 */
export function tableOf(table: Element, tables: TableNames): Element {
  const [head, ...rows] = listRows(table)
  const headCells = head ? listCells(head) : []
  const headers = headCells.filter(({ tagName }) => tagName === 'th')
  for (const { properties } of headers) properties['scope'] ??= 'col'
  const names = headCells.map((cell) => textOf(cell).trim())
  for (const cells of rows.map(listCells)) {
    for (const [index, cell] of cells.entries()) {
      const name = names[index]
      if (index > 0 && names.length > 2 && name && cell.children.length > 0) cell.properties['dataLabel'] = name
      if (index > 0 && textOf(cell).trim().toLowerCase() === 'yes') tick(cell)
    }
  }
  const className = names.length > 2 ? ['prose__table', 'prose__rows'] : ['prose__table']
  const name = nameRegion(
    headers.map((cell) => textOf(cell).trim()),
    tables,
  )
  return { type: 'element', tagName: name ? 'section' : 'div', properties: { className, ...name }, children: [table] }
}

/** A section with a name is a region: it has that of the heading above it, or of its columns where another has the heading's. */
function nameRegion(columns: readonly string[], { heading, taken }: TableNames): Properties | undefined {
  const label = columns.filter(Boolean).join(', ')
  const name = [heading, label].find((one) => one && !taken.has(one))
  if (name === undefined) return undefined
  taken.add(name)
  return name === heading ? { ariaLabelledBy: [name] } : { ariaLabel: name }
}

/** A tick is seen faster than a word, which stays for screen readers. */
function tick(cell: Element): void {
  cell.properties['className'] = ['prose__yes']
  cell.children = [
    { type: 'element', tagName: 'span', properties: { className: ['visually-hidden'] }, children: cell.children },
  ]
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

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return node.type === 'text' ? node.value : ''
}
