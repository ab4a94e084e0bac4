/** Shortens text for quoting in a message: one line, at most `most` characters. */
export function shorten(text: string, most = 60): string {
  // Only looks at the start of the text, which may be huge. A character has two code units at most.
  const letters = Array.from(text.slice(0, 4 * most).replaceAll(/\s*\n\s*/g, ' '))
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}
