const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of an opening tag, by name in small letters. Of what is there twice browsers take the first. */
export function readAttributes(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  const inside = tag.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '')
  for (const [, name = '', double, single, bare] of inside.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? bare ?? ''))
  }
  return attributes
}

/** Of what is escaped, an address may hold these. */
function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll(/&(?:#x27|#39|apos);/gi, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
