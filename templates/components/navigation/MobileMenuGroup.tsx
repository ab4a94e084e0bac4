import { Icon } from '../../../client/ui/Icon.tsx'
import type { Link } from '../../props.ts'
import { MenuLink } from './MenuLink.tsx'

interface MobileMenuGroupProps {
  readonly path: string
  readonly label: string
  /** URL prefix of the pages in this group. */
  readonly under: string
  readonly links: readonly Link[]
}

/** A collapsible group of the mobile menu. */
export function MobileMenuGroup({ path, label, under, links }: MobileMenuGroupProps) {
  return (
    <li className={path.startsWith(under) ? 'site-menu__item--current' : undefined}>
      <details className="mobile-menu__group">
        <summary className="site-menu__link">
          {label}
          <Icon name="chevron-down" className="site-menu__chevron" />
        </summary>
        <ul>
          {links.map(({ href, label: name }) => (
            <MenuLink key={href} path={path} href={href} label={name} />
          ))}
        </ul>
      </details>
    </li>
  )
}
