import { spell } from '../../schema/other-names.ts'

/** Front matter keys, whatever their spelling: `cover_image`, `coverImage` and `cover-image` are the same. */
export type OldKeys = ReadonlyMap<string, { readonly name: string; readonly value: unknown }>

interface Found {
  readonly name: string
  readonly text: string
}

/** Groups for a theme's keys in Hugo, and for most keys in Zola. Keys outside them come first. */
const groups = /^(?:params|extra|taxonomies)$/i

/** Nested keys are joined with a dot; the first item of a list goes by the list's name: `cover.image`, `images`. */
export function indexKeys(data: Readonly<Record<string, unknown>>, above = ''): OldKeys {
  const keys = new Map<string, { name: string; value: unknown }>()
  for (const [key, value] of Object.entries(data)) {
    const name = above + key
    keys.set(spell(name), { name, value })
    if (isGroup(value)) for (const [inner, entry] of indexKeys(value, `${name}.`)) keys.set(inner, entry)
  }
  const grouped = Object.entries(data).flatMap(([key, value]) =>
    groups.test(key) && isGroup(value) ? [...indexKeys(value)] : [],
  )
  return new Map([...grouped, ...keys])
}

/** The first of several keys that has text. */
export function findText(keys: OldKeys, names: readonly string[]): Found | undefined {
  for (const wanted of names) {
    const { name, value } = keys.get(spell(wanted)) ?? {}
    const text = textOfValue(Array.isArray(value) ? value[0] : value)
    if (name !== undefined && text !== undefined) return { name, text }
  }
  return undefined
}

/** Every text under several keys. A list in a single string has commas of any script or, in Jekyll, spaces between its items. */
export function listTexts(keys: OldKeys, names: readonly string[], { isJekyll = false } = {}): string[] {
  return names.flatMap((wanted) => {
    const value = keys.get(spell(wanted))?.value
    if (typeof value === 'string') {
      const comma = /[,、，،]/
      const between = comma.test(value) ? comma : isJekyll && wanted.endsWith('s') ? /\s+/ : '\n'
      return value.split(between).flatMap((item) => textOfValue(item) ?? [])
    }
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    return items.flatMap((item) => textOfValue(isGroup(item) ? (item['name'] ?? item['title']) : item) ?? [])
  })
}

/** Whether a key has this value, as text or as a boolean. */
export function says(keys: OldKeys, name: string, what: RegExp): boolean {
  return what.test(String(keys.get(spell(name))?.value))
}

/** TOML dates are parsed to `Date` and go back to text. */
function textOfValue(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
