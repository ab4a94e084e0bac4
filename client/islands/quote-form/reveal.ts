/** Moves the focus to an element and shows it in the middle of the window, clear of the header and of toasts. */
export function reveal(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
