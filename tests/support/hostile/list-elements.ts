import type { CheerioAPI } from 'cheerio'

interface ElementParts {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  /** Its text, without that of nested elements. */
  readonly own: string
  readonly comments: readonly string[]
}

/** Every element of a document, in order. */
export function listElements(page: CheerioAPI): readonly ElementParts[] {
  return page('*')
    .toArray()
    .flatMap((node) => {
      if (!('attribs' in node)) return []
      const texts = node.children.flatMap((child) => ('data' in child ? [child] : []))
      return {
        name: node.name,
        attributes: Object.entries(node.attribs),
        own: texts.flatMap(({ nodeType, data }) => (nodeType === 3 ? [data] : [])).join(''),
        comments: texts.flatMap(({ nodeType, data }) => (nodeType === 3 ? [] : [data])),
      }
    })
}
