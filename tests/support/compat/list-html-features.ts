import { load } from 'cheerio'
import { findStatement } from './support-data.ts'

/**
 * Elements and attributes of a document, by their paths in the data. SVG content is left out, because every browser renders
 * it.
 */
export function listHtmlFeatures(html: string): ReadonlySet<string> {
  const elements = load(html)('*').not('svg *')
  const places = elements.toArray().flatMap((element) => {
    if (!('attribs' in element)) return []
    const { name: tag, attribs } = element
    const attributes = Object.entries(attribs).flatMap(([name, value]) =>
      [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`].flatMap((path) => [path, `${path}.${value}`]),
    )
    return [`html.elements.${tag}`, ...attributes]
  })
  return new Set(places.filter(findStatement))
}
