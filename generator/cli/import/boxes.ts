/** A box of Docusaurus, VuePress and others: `:::tip Title`, up to `:::`. */
export const box =
  /^(?<margin>[ \t]*)(?<mark>:{3,})[ \t]*(?<name>[a-z][\w-]*)[ \t]*\[?(?<title>[^\]\n]*)\]?\n(?<text>(?:(?:\k<margin>(?![ \t]*\n|:::).*|[ \t]*)\n)*?)[ \t]*\k<mark>[ \t]*$/gm

/** Our boxes, by the names of others. Other containers only lay out the text in them. */
const boxNames: Readonly<Record<string, string>> = { info: 'NOTE', success: 'TIP', danger: 'CAUTION' }
const ownBox = /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)$/

/** The first line of Obsidian's boxes: `> [!tip]- Title`. */
export const callout = /^(?<margin>[ \t]*>[ \t>]*)\[!(?<name>[a-z-]+)\][-+]?[ \t]*(?<title>[^\n]*)$/gim

export function formatBox({ margin = '', name = '', title = '', text = '' }: RegExpExecArray['groups'] = {}): string {
  const kind = boxNames[name] ?? name.toUpperCase()
  const heading = title.includes('*') ? title.trim() : `**${title.trim()}**`
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(margin.length))
  if (title.trim() !== '') lines.unshift(heading, '')
  const typed = ownBox.test(kind) ? [`[!${kind}]`, ...lines].map((line) => `> ${line}`.trimEnd()) : lines
  return typed.map((line) => margin + line).join('\n')
}

export function formatCallout({ margin = '', name = '', title = '' }: RegExpExecArray['groups'] = {}): string {
  const kind = boxNames[name.toLowerCase()] ?? name.toUpperCase()
  // A quotation is one already. A box with another name, such as `example`, is a note.
  const mark = /^(?:QUOTE|CITE)$/.test(kind) ? [] : [`[!${ownBox.test(kind) ? kind : 'NOTE'}]`]
  const heading = title.trim() === '' ? [] : [`**${title.trim()}**`, '']
  return [...mark, ...heading].map((line) => `${margin}${line}`.trimEnd()).join('\n') || margin.trimEnd()
}
