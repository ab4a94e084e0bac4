import type { Element, Nodes } from 'hast'

/**
 * A table in a box that scrolls, which the keyboard can reach: the page never scrolls sideways. On phones the rows of one with more
 * than two columns are read one below the other (`prose__rows`), so each cell names its column.
 */
export function tableOf(table: Element): Element {
  const [head, ...rows] = listRows(table)
  const names = (head ? listCells(head) : []).map((cell) => textOf(cell).trim())
  for (const cells of rows.map(listCells)) {
    for (const [index, cell] of cells.entries()) {
      const name = names[index]
      if (index > 0 && names.length > 2 && name && cell.children.length > 0) cell.properties['dataLabel'] = name
      if (index > 0 && textOf(cell).trim().toLowerCase() === 'yes') tick(cell)
    }
  }
  const className = names.length > 2 ? ['prose__table', 'prose__rows'] : ['prose__table']
  return { type: 'element', tagName: 'div', properties: { className, tabIndex: 0 }, children: [table] }
}

/** A tick is seen faster than a word, which stays for those who hear the page. */
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
