import type { MenuParts } from './MenuButton.tsx'

/**
 * Closes a menu when the focus leaves it, a link is chosen (also one that stays on the page), Escape is pressed or
 * the button is shown no more. A press beside it closes it by itself.
 */
export function closeWhenDone({ button, panel }: MenuParts, signal: AbortSignal): void {
  const isInside = (node: Node) => panel.contains(node) || button.contains(node)
  const close = () => panel.hidePopover()

  document.addEventListener('focusin', ({ target }) => isInside(target as Node) || close(), { signal })
  panel.addEventListener('click', ({ target }) => (target as Element).closest('a') && close(), { signal })
  // A turned phone or a wider window may bring the other menu.
  window.addEventListener('resize', () => button.getClientRects().length > 0 || close(), { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !panel.matches(':popover-open')) return
      close()
      // The browser does the same only where the button had the focus when the panel opened; Safari's press gives it none.
      button.focus()
    },
    { signal },
  )
}
