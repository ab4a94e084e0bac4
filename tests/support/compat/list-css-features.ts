import { type CssNode, generate, parse, walk } from 'css-tree'
import { findStatement } from './support-data.ts'

/**
 * The features that a style sheet uses, by their paths in the data. Inside `@supports`, the features it checks for aren't
 * listed, since browsers without them skip that block.
 */
export function listCssFeatures(css: string): ReadonlySet<string> {
  const found = new Set<string>()
  let asked = ''
  const add = (path: string, name: string) => {
    if (findStatement(path) && !asked.includes(name)) found.add(path)
  }
  // css-tree doesn't support types in `attr()` yet.
  walk(
    parse(css.replaceAll(/type\(<\w+>\)/g, 'type'), {
      parseValue: true,
      parseCustomProperty: true,
      onParseError: fail,
    }),
    {
      enter(node: CssNode) {
        if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) asked += generate(node.prelude)
        for (const [path, name] of placesOf(node)) add(path, name)
        if (node.type === 'Declaration')
          for (const [path, name] of placesInValue(node.property, node.value)) add(path, name)
      },
      leave(node: CssNode) {
        if (node.type === 'Atrule' && node.name === 'supports' && node.prelude)
          asked = asked.slice(0, -generate(node.prelude).length)
      },
    },
  )
  return found
}

function fail(error: Error): never {
  throw error
}

type Place = readonly [path: string, name: string]

function placesOf(node: CssNode): readonly Place[] {
  switch (node.type) {
    case 'Declaration':
      return [[`css.properties.${node.property}`, node.property]]
    case 'Atrule':
      return [[`css.at-rules.${node.name}`, node.name]]
    case 'Feature':
      return [[`css.at-rules.media.${node.name.replace(/^(?:min|max)-/, '')}`, node.name]]
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [[`css.selectors.${node.name}`, node.name]]
    case 'Function':
      return [
        '',
        'color.',
        'image.gradient.',
        'easing-function.',
        'transform-function.',
        'filter-function.',
        'basic-shape.',
        'length.',
        'calc.',
      ].map((kind) => [`css.types.${kind}${node.name}`, node.name])
    case 'Dimension':
      return [[`css.types.length.${node.unit}`, node.unit]]
    default:
      return []
  }
}

/** Keywords and functions of one property, such as `css.properties.display.contents`, and a thickness in a shorthand. */
function placesInValue(property: string, value: CssNode): readonly Place[] {
  const names: string[] = []
  walk(value, (node) => {
    if (node.type === 'Identifier' || node.type === 'Function') names.push(node.name)
    if (node.type === 'Dimension') names.push('includes_thickness')
  })
  return names.map((name) => [`css.properties.${property}.${name}`, property])
}
