import type { MenuParts } from './MenuButton.tsx'

/**
 * The Down arrow on the button opens the panel; inside, the arrows, Home and End move between the links, and up to the button.
 */
export function moveWithArrows({ button, panel }: MenuParts, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const stops = [button, ...panel.querySelectorAll('a')]
    const from = stops.findIndex((stop) => stop === document.activeElement)
    const to = findStop(event.key, from, stops.length)
    if (to === undefined) return
    event.preventDefault()
    // A click tells the browser which button invoked the popover, so it's anchored there.
    if (!panel.matches(':popover-open')) button.click()
    stops[to]?.focus()
  }
  for (const part of [button, panel]) part.addEventListener('keydown', onKey, { signal })
}

/** The stop a key leads to, where the first one is the button; undefined for other keys. */
export function findStop(key: string, from: number, count: number): number | undefined {
  if (from === 0) return key === 'ArrowDown' ? 1 : undefined
  const last = count - 1
  const stops: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(from + 1, last),
    ArrowUp: Math.max(from - 1, 0),
    Home: 1,
    End: last,
  }
  return stops[key]
}
