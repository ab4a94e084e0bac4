import type { Link, ServiceLink } from '../../props.ts'

interface MenuLinkProps extends Link, Partial<Omit<ServiceLink, keyof Link>> {
  /** Path of the current page. */
  readonly path: string
}

/** A menu entry, marked if it links to the current page. Its icon only loads when the menu opens. */
export function MenuLink({ path, href, label, language, icon, line }: MenuLinkProps) {
  return (
    <li>
      <a className="site-menu__link" href={href} lang={language} aria-current={path === href ? 'page' : undefined}>
        {icon && <img src={icon} alt="" width={24} height={24} loading="lazy" />}
        {label}
      </a>
      {line && <small className="site-menu__line">{line}</small>}
    </li>
  )
}
