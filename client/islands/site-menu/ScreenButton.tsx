import { Icon } from '../../ui/Icon.tsx'
import { closeWhenDone } from './close-when-done.ts'
import { holdFocus } from './hold-focus.ts'
import { MenuButton, type MenuParts } from './MenuButton.tsx'
import { takeOverScreen } from './take-over-screen.ts'

export interface ScreenButtonProps {
  /** Id of the panel. */
  readonly panel: string
  /** Accessible names for the closed and the open panel; the style sheet shows the right one. */
  readonly open: string
  readonly close: string
}

/** Opens and closes the mobile menu. */
export function ScreenButton({ panel, open, close }: ScreenButtonProps) {
  return (
    <MenuButton className="site-menu__toggle" panel={panel} onReady={start}>
      <Icon name="menu" className="site-menu__when-closed" />
      <Icon name="x" className="site-menu__when-open" />
      <span className="visually-hidden">
        <span className="site-menu__when-closed" suppressHydrationWarning>
          {open}
        </span>
        <span className="site-menu__when-open" suppressHydrationWarning>
          {close}
        </span>
      </span>
    </MenuButton>
  )
}

function start(menu: MenuParts, signal: AbortSignal): void {
  closeWhenDone(menu, signal)
  holdFocus(menu, signal)
  takeOverScreen(menu, signal)
}
