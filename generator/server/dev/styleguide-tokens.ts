import type { TokenKind, TokenProps } from '../../../templates/styleguide/props.ts'

type Declarations = ReadonlyMap<string, string>

/** A `:root` rule, with the `min-width` of its media query, if any, and its declarations. */
const rootRule = /(?:@media\s*\(min-width:\s*([^)]+)\)\s*\{\s*)?:root\s*\{([^}]*)\}/g

/** The design tokens of a style sheet: each custom property with its value, in order. */
export function readTokens(css: string): readonly TokenProps[] {
  const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(rootRule)].map(([, from, body = '']) => ({
    from,
    declarations: readDeclarations(body),
  }))
  const values: Declarations = new Map(rules.flatMap(({ from, declarations }) => (from ? [] : [...declarations])))
  return [...values].map(([name, value]) => {
    const color = /^#[0-9a-f]{3,8}$/i.exec(resolve(value, values))?.[0]
    return {
      name,
      value,
      wider: rules.flatMap(({ from, declarations }) => {
        const changed = declarations.get(name)
        return from && changed !== undefined ? [{ from, value: changed }] : []
      }),
      kind: color ? 'color' : kindOf(name, value),
      color,
    }
  })
}

/** The cascade layers of a style sheet, weakest first. */
export function readLayers(css: string): readonly string[] {
  return [...new Set(/@layer ([^;{]+);/.exec(css)?.[1]?.split(/,\s*/))]
}

function readDeclarations(body: string): Declarations {
  return new Map(
    [...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);?/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/** A token may be an alias of another. */
function resolve(value: string, values: Declarations): string {
  const name = /^var\((--[a-z0-9-]+)\)$/.exec(value)?.[1]
  return name === undefined ? value : resolve(values.get(name) ?? '', values)
}

function kindOf(name: string, value: string): TokenKind {
  if (name === '--font') return 'font'
  if (name.startsWith('--text-')) return 'text'
  if (name.startsWith('--radius-')) return 'radius'
  return /\brgb\(/.test(value) ? 'shadow' : 'size'
}
