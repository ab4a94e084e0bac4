/** Moves the focus to an element, out of a fold if need be, and shows it in the window, clear of the header and of toasts. */
export function reveal(element: HTMLElement, block: ScrollLogicalPosition = 'center'): void {
  const fold = element.closest('details')
  if (fold) fold.open = true
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block })
}
