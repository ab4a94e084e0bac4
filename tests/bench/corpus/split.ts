/** The items of a list that is written with commas, over as many lines as it needs. */
export function split(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim())
}
