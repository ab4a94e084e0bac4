/** The text between each `start` and the next quotation mark. Several times as fast as a regular expression. */
export function listValues(markup: string, start: string): string[] {
  const values: string[] = []
  for (let at = markup.indexOf(start); at >= 0; at = markup.indexOf(start, at)) {
    const end = markup.indexOf('"', at + start.length)
    if (end < 0) break
    values.push(markup.slice(at + start.length, end))
    at = end
  }
  return values
}
