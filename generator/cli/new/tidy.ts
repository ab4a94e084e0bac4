/** A text of one line: no tabs, no line breaks, no two spaces. */
export function tidyLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/**
 * A text in which lines count, such as Markdown: its lists stay lists, its paragraphs paragraphs. Several lines end in a
 * line break, as they do in files.
 */
export function tidyLines(text: string): string {
  const lines = text
    .replaceAll('\t', '  ')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trimEnd())
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)))
  const tidied = lines.map((line) => line.slice(indent)).join('\n')
  const whole = tidied.replaceAll(/\n{3,}/g, '\n\n').replaceAll(/^\n+|\n+$/g, '')
  return whole.includes('\n') ? `${whole}\n` : tidyLine(whole)
}
