import { type Identifier, type Node, parse } from 'acorn'
import { full } from 'acorn-walk'
import { transformSync } from 'esbuild'
import { compat, findStatement } from './support-data.ts'

/** Members of browser and language objects, by name: all paths in the data that a name may refer to. */
const members = new Map<string, string[]>()
const owners: Readonly<Record<string, unknown>> = {
  api: compat.api,
  'javascript.builtins': compat.javascript['builtins'],
  'javascript.builtins.Intl': compat.javascript['builtins']?.['Intl'],
}
for (const [place, all] of Object.entries(owners)) {
  for (const [owner, rest] of Object.entries(all as Readonly<Record<string, object>>)) {
    for (const key of Object.keys(rest)) {
      const name = key.replace(/_(?:static|event)$/, '')
      members.set(name, [...(members.get(name) ?? []), `${place}.${owner}.${key}`])
    }
  }
}

/** The properties of our own types. */
export function listOwnNames(source: string): readonly string[] {
  return [...source.matchAll(/\breadonly (\w+)\??: /g)].map(([, name = '']) => name)
}

/**
 * The browser and language features that a TypeScript file uses. `URL.parse` names its owner. For other objects the type is
 * unknown, so each use is a list of paths, one of which is meant. Calls with `?.()` are left out, because they check for the
 * feature first.
 */
export function listScriptFeatures(source: string, ownNames: readonly string[]): readonly (readonly string[])[] {
  const own = new Set(ownNames)
  const { code } = transformSync(source, { loader: 'tsx', target: 'esnext' })
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const asked = new Set<Node>()
  const found = new Map<string, readonly string[]>()
  full(tree, (node, _state, type) => {
    if (type === 'VariablePattern') own.add((node as Identifier).name)
    if (node.type === 'CallExpression' && 'optional' in node && node.optional) asked.add((node as never)['callee'])
  })
  full(tree, (node) => {
    if (node.type === 'Identifier') {
      const { name } = node
      if (!own.has(name)) found.set(name, [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`])
    }
    if (node.type !== 'MemberExpression' || asked.has(node)) return
    const { object, property, computed } = node
    if (computed || property.type !== 'Identifier' || own.has(property.name)) return
    const owner = object.type === 'Identifier' ? object.name : ''
    const places = members.get(property.name) ?? []
    const exact = places.filter((place) => place.includes(`.${owner}.`))
    if (exact.length > 0) found.set(`${owner}.${property.name}`, exact)
    else found.set(`.${property.name}`, places)
  })
  return [...found.values()].map((places) => places.filter(findStatement)).filter((places) => places.length > 0)
}
