import type { MenuParts } from './MenuButton.tsx'

/** Down on the button opens the panel; inside, the arrows, Home and End go from link to link, and up to the button. */
export function moveWithArrows({ button, panel }: MenuParts, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent) => {
    const stops = [button, ...panel.querySelectorAll('a')]
    const from = stops.findIndex((stop) => stop === document.activeElement)
    const to = findStop(event.key, from, stops.length)
    if (to === undefined) return
    event.preventDefault()
    // As if pressed: then the browser knows whose panel it is, and places it there.
    if (!panel.matches(':popover-open')) button.click()
    stops[to]?.focus()
  }
  for (const part of [button, panel]) part.addEventListener('keydown', onKey, { signal })
}

/** Where a key leads among stops of which the first is the button; nowhere for other keys. */
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
