import { Icon } from '../../ui/Icon.tsx'
import { closeWhenDone } from './close-when-done.ts'
import { MenuButton, type MenuParts } from './MenuButton.tsx'
import { moveWithArrows } from './move-with-arrows.ts'

export interface ListButtonProps {
  /** Id of the panel. */
  readonly panel: string
  readonly label: string
}

/** A button that opens a list of links below it. */
export function ListButton({ panel, label }: ListButtonProps) {
  return (
    <MenuButton className="site-menu__link" panel={panel} onReady={start}>
      <span suppressHydrationWarning>{label}</span>
      <Icon name="chevron-down" className="site-menu__chevron" />
    </MenuButton>
  )
}

function start(menu: MenuParts, signal: AbortSignal): void {
  closeWhenDone(menu, signal)
  moveWithArrows(menu, signal)
  holdPlace(menu, signal)
}

/**
 * Firefox scrolls an open panel away with the page, although the header it's anchored to stays, until it lays the panel out
 * again. It does so for a new `z-index`, which has no other effect on a popover.
 */
function holdPlace({ panel }: MenuParts, signal: AbortSignal): void {
  addEventListener('scroll', () => (panel.style.zIndex = scrollY.toFixed()), { signal })
}
