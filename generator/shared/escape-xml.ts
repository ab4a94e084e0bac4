const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML 1.0 forbids, even escaped. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Escapes text for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The same for an attribute value in which line ends and tabs matter: parsers would turn them into spaces (XML 1.0, 3.3.3). */
export function escapeXmlValue(text: string): string {
  return escapeXml(text).replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`)
}
