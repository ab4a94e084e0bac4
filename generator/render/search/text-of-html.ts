const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text that a reader of sanitised HTML sees; words of neighbouring elements stay apart. */
export function textOfHtml(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(#x?)?([\da-z]+);/gi, (entity, number, value: string) => {
    if (number === undefined) return named[value] ?? entity
    return String.fromCodePoint(Number.parseInt(value, number === '#' ? 10 : 16))
  })
}
