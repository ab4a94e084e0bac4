const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 does not allow at all, escaped or not. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text as it may appear in an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The same for a value of an attribute, in which a parser would make a space of each line end and tab (XML 1.0, 3.3.3). */
export function escapeXmlValue(text: string): string {
  return escapeXml(text).replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`)
}
