import { Icon } from '../../ui/Icon.tsx'
import { MenuLink, type MenuLinkItem } from './MenuLink.tsx'

interface PanelMenuProps {
  readonly id: string
  readonly path: string
  readonly label: string
  /** Beginning of the addresses that belong to this menu. */
  readonly under: string
  readonly links: readonly MenuLinkItem[]
}

/** A button of the header with the panel of links that it opens. */
export function PanelMenu({ id, path, label, under, links }: PanelMenuProps) {
  const current = path.startsWith(under) ? ' site-menu__link--current' : ''
  return (
    <li className="site-menu__item">
      <button className={`site-menu__link${current}`} type="button" popoverTarget={id}>
        {label}
        <Icon name="chevron-down" className="site-menu__chevron" />
      </button>
      <div id={id} className="site-menu__panel" popover="auto">
        <ul>
          {links.map((link) => (
            <MenuLink key={link.href} path={path} {...link} />
          ))}
        </ul>
      </div>
    </li>
  )
}
