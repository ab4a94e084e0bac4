import { Icon } from '../../../client/ui/Icon.tsx'
import type { Link, SiteProps } from '../../props.ts'
import { MenuLink } from './MenuLink.tsx'
import { MobileMenuGroup } from './MobileMenuGroup.tsx'

interface MobileMenuProps {
  readonly id: string
  readonly path: string
  readonly site: SiteProps
  /** The page of all cities, and each city. */
  readonly areas: readonly Link[]
  /** `label` is the link's accessible name, including the number. */
  readonly phone: Link
}

/** The mobile menu: it fills the screen below the header and scrolls on its own. */
export function MobileMenu({ id, path, site, areas, phone }: MobileMenuProps) {
  const { services } = site
  const texts = site.texts.menu
  return (
    <div id={id} className="mobile-menu" popover="auto">
      <ul>
        <MenuLink path={path} href="/" label={texts.home} />
        <MenuLink path={path} href="/about" label={texts.about} />
        {services.length > 0 && (
          <MobileMenuGroup path={path} label={texts.services} under="/services/" links={services} />
        )}
        {areas.length > 0 && <MobileMenuGroup path={path} label={texts.areas} under="/service-areas" links={areas} />}
        {site.hasBlog && <MenuLink path={path} href="/blog" label={texts.blog} />}
        {site.hasFaq && <MenuLink path={path} href="/faq" label={texts.faq} />}
        {site.pages.header.map((page) => (
          <MenuLink key={page.href} path={path} {...page} />
        ))}
        <MenuLink path={path} href="/contact" label={texts.contact} />
      </ul>
      <div className="mobile-menu__actions">
        <a className="button button--filled" href="/contact">
          {texts.quote}
        </a>
        <a className="button button--quiet" href={phone.href}>
          <Icon name="phone" />
          {phone.label}
        </a>
      </div>
    </div>
  )
}
