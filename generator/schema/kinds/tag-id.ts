export const tagIdPattern = /^(AW|G|GT)-[A-Z0-9-]+$/

/** An id in capitals, with the hyphen after its kind; digits alone are of an advertisement. */
export function guessTagId(typed: string): string[] {
  const id = typed.trim().toUpperCase()
  const [, kind = 'AW', rest] = /^(?:(AW|GT|G)[\s_-]*)?([A-Z0-9-]*\d[A-Z0-9-]*)$/.exec(id) ?? []
  return rest === undefined ? [] : [`${kind}-${rest}`]
}
