export type Colors = ReadonlyMap<string, string>

/** The colors that a style sheet declares, as in `--ink: #0d2430`, by name. If a name is declared again, the first one counts. */
export function readColors(css: string): Colors {
  const found = [...css.matchAll(/(--[a-z][a-z0-9-]*):\s*(#[0-9a-f]{3,8})(?=[;}\s])/gi)]
  return new Map(found.toReversed().map(([, name = '', color = '']) => [name, color]))
}

/** Returns a color, or throws if the style sheet doesn't declare it. */
export function pickColor(colors: Colors, name: string): string {
  const color = colors.get(name)
  if (color === undefined) throw new Error(`the style sheet has no color ${name}`)
  return color
}
