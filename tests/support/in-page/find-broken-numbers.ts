/** Call links with a phone number that wraps onto a second line. */
export function findBrokenNumbers(number: string): readonly string[] {
  const parts = [...document.querySelectorAll('a[href^="tel:"], a[href^="tel:"] *')]
  const nodes = parts.flatMap((part) => (part.checkVisibility() ? [...part.childNodes] : []))
  return nodes.filter((node) => isBroken(node, number)).map((node) => node.textContent ?? '')
}

function isBroken(node: Node, number: string): boolean {
  const at = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').indexOf(number) : -1
  if (at < 0) return false
  const range = document.createRange()
  range.setStart(node, at)
  range.setEnd(node, at + number.length)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
}
