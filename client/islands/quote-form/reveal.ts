/** Focuses an element, opening a fold if needed, and scrolls it clear of the header and of toasts. */
export function reveal(element: HTMLElement, block: ScrollLogicalPosition = 'center'): void {
  const fold = element.closest('details')
  if (fold) fold.open = true
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block })
}
