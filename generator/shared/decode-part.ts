/** Decodes `%20` and the like. A `%` that isn't an escape is part of the name. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
