import { listStops } from './hold-focus.ts'
import type { MenuParts } from './MenuButton.tsx'

/**
 * A full-screen panel takes focus when it opens and makes the page behind it inert; when it closes, its groups close too. The
 * style sheet keeps the page from scrolling.
 */
export function takeOverScreen({ panel }: MenuParts, signal: AbortSignal): void {
  const update = () => {
    const isOpen = panel.matches(':popover-open')
    for (const part of document.querySelectorAll<HTMLElement>('main, body > footer')) part.inert = isOpen
    if (isOpen && !panel.contains(document.activeElement)) listStops(panel)[0]?.focus({ preventScroll: true })
    if (!isOpen) for (const group of panel.querySelectorAll('details')) group.open = false
  }
  panel.addEventListener('toggle', update, { signal })
  // It may have been opened before this script loaded.
  update()
}
