/** A text as a message can quote it: on one line, and cut where it is longer than `most` letters. */
export function shorten(text: string, most = 60): string {
  // The rest of a text that may be huge is not looked at; a letter has two units at most.
  const letters = Array.from(text.slice(0, 4 * most).replaceAll(/\s*\n\s*/g, ' '))
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('')
}
