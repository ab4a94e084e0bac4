import type { MenuParts } from './MenuButton.tsx'

/** While the panel is open, Tab cycles through the button and what the panel shows. */
export function holdFocus({ button, panel }: MenuParts, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !panel.matches(':popover-open')) return
    const stops = [button, ...listStops(panel)]
    const from = stops.findIndex((stop) => stop === document.activeElement)
    event.preventDefault()
    stops.at((from + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
  }
  for (const part of [button, panel]) part.addEventListener('keydown', onKey, { signal })
}

/** The focusable elements of a panel, in order, without those hidden by a closed group or by the window's width. */
export function listStops(panel: HTMLElement): readonly HTMLElement[] {
  const stops = [...panel.querySelectorAll<HTMLElement>('a, summary')]
  return stops.filter((stop) => stop.getClientRects().length > 0 && !stop.matches('details:not([open]) > ul *'))
}
