const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes the character references that our serializers write. Others stay. */
export function decodeEntities(html: string): string {
  return html.replaceAll(/&(#x?)?([\da-z]+);/gi, (entity, number, value: string) => {
    if (number === undefined) return named[value] ?? entity
    return String.fromCodePoint(Number.parseInt(value, number === '#' ? 10 : 16))
  })
}
