import type { Heading, List, Nodes, Parents, Table } from 'mdast'
import type { Filling } from './fill-tree.ts'

/** Addresses that stay as they are, and are allowed. */
const plainUrl = /^(?:[/#]|https?:|mailto:|tel:)[\w/:.#?=+@,;~-]*$/

/** What remark-html changes in text beside `&` and `<`: spaces at the ends of lines. */
const unevenLines = /[ \t]\n|\n[ \t]|\r/

/**
 * The HTML of a filled node as remark-html writes it, without the three trees that it makes on the way. `undefined` for all
 * that is seldom in a text, or has a value of which that cannot be said at once.
 */
export function renderPlainNode(node: Nodes, filling: Filling): string | undefined {
  switch (node.type) {
    case 'text':
      return renderText(filling.fill(node.value))
    case 'emphasis':
      return wrap('em', renderChildren(node, filling))
    case 'strong':
      return wrap('strong', renderChildren(node, filling))
    case 'link': {
      const url = filling.fillUrl(node.url)
      const isPlain = !node.title && plainUrl.test(url)
      return isPlain ? wrap('a', renderChildren(node, filling), ` href="${url}"`) : undefined
    }
    case 'paragraph':
      return wrap('p', renderChildren(node, filling))
    case 'heading':
      return renderHeading(node, filling)
    case 'list':
      return renderList(node, filling)
    case 'table':
      return renderTable(node, filling)
    default:
      return undefined
  }
}

function renderText(text: string): string | undefined {
  if (unevenLines.test(text)) return undefined
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
}

function renderHeading(node: Heading, filling: Filling): string | undefined {
  const id = node.data?.hProperties?.['id']
  if (typeof id !== 'string' || /["&'`\s]/.test(id)) return undefined
  return wrap(`h${node.depth}`, renderChildren(node, filling), ` id="${id}"`)
}

/** Of a list each item of which is a paragraph alone, with no empty line between them. */
function renderList({ ordered, start, spread, children }: List, filling: Filling): string | undefined {
  const items = children.map((item) => {
    const [paragraph, ...others] = item.children
    const isPlain = paragraph?.type === 'paragraph' && others.length === 0 && !item.spread
    return isPlain ? wrap('li', renderChildren(paragraph, filling)) : undefined
  })
  const attributes = typeof start === 'number' && start !== 1 ? ` start="${start}"` : ''
  return spread ? undefined : wrap(ordered ? 'ol' : 'ul', joinLines(items), attributes)
}

/** Of a table with a cell in each place. */
function renderTable({ align, children }: Table, filling: Filling): string | undefined {
  const count = align?.length ?? 0
  if (children.some((row) => row.children.length !== count)) return undefined
  const [head, ...body] = children.map((row, index) => {
    const cells = row.children.map((cell, column) => {
      const side = align?.[column]
      return wrap(index === 0 ? 'th' : 'td', renderChildren(cell, filling), side ? ` align="${side}"` : '')
    })
    return wrap('tr', joinLines(cells))
  })
  const parts = [wrap('thead', joinLines([head]))]
  if (body.length > 0) parts.push(wrap('tbody', joinLines(body)))
  return wrap('table', joinLines(parts))
}

function renderChildren(node: Parents, filling: Filling): string | undefined {
  const parts = node.children.map((child) => renderPlainNode(child, filling))
  return parts.includes(undefined) ? undefined : parts.join('')
}

function joinLines(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : `\n${parts.join('\n')}\n`
}

function wrap(name: string, html: string | undefined, attributes = ''): string | undefined {
  return html === undefined ? undefined : `<${name}${attributes}>${html}</${name}>`
}
