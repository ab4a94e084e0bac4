import { Icon } from '../../ui/Icon.tsx'

interface MenuToggleProps {
  /** Id of the panel that it opens. */
  readonly target: string
  /** Its name while the panel is closed, and while it is open; the style sheet shows the right one. */
  readonly open: string
  readonly close: string
}

/** Opens and closes the menu of small screens. */
export function MenuToggle({ target, open, close }: MenuToggleProps) {
  return (
    <button className="site-menu__toggle" type="button" popoverTarget={target}>
      <Icon name="menu" className="site-menu__when-closed" />
      <Icon name="x" className="site-menu__when-open" />
      <span className="visually-hidden">
        <span className="site-menu__when-closed">{open}</span>
        <span className="site-menu__when-open">{close}</span>
      </span>
    </button>
  )
}
