import type { Link } from '../../props.ts'

interface MenuLinkProps extends Link {
  /** Path of the page that the menu stands on. */
  readonly path: string
}

/** One entry of a menu, marked where it leads to the page that it stands on. */
export function MenuLink({ path, href, label }: MenuLinkProps) {
  return (
    <li>
      <a className="site-menu__link" href={href} aria-current={path === href ? 'page' : undefined}>
        {label}
      </a>
    </li>
  )
}
