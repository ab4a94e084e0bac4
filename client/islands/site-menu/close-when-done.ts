import type { MenuParts } from './MenuButton.tsx'

/**
 * Closes a menu when focus leaves it, a link is chosen (including one to the same page), Escape is pressed or the button is
 * hidden. Light dismiss is native.
 */
export function closeWhenDone({ button, panel }: MenuParts, signal: AbortSignal): void {
  const isInside = (node: Node) => panel.contains(node) || button.contains(node)
  const close = () => panel.hidePopover()

  document.addEventListener('focusin', ({ target }) => isInside(target as Node) || close(), { signal })
  panel.addEventListener('click', ({ target }) => (target as Element).closest('a') && close(), { signal })
  // Rotating a phone or widening the window may switch to the other menu.
  window.addEventListener('resize', () => button.getClientRects().length > 0 || close(), { signal })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !panel.matches(':popover-open')) return
      close()
      // The browser only returns focus if the button had it when the panel opened.
      button.focus()
    },
    { signal },
  )
}
