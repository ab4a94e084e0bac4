import { Icon } from '../../ui/Icon.tsx'
import { MenuLink, type MenuLinkItem } from './MenuLink.tsx'

interface MobileGroupProps {
  readonly path: string
  readonly label: string
  readonly links: readonly MenuLinkItem[]
}

/** A part of the small screen's menu that opens and closes by itself. */
export function MobileGroup({ path, label, links }: MobileGroupProps) {
  return (
    <li>
      <details className="mobile-menu__group">
        <summary className="site-menu__link">
          {label}
          <Icon name="chevron-down" className="site-menu__chevron" />
        </summary>
        <ul>
          {links.map((link) => (
            <MenuLink key={link.href} path={path} {...link} />
          ))}
        </ul>
      </details>
    </li>
  )
}
