import { Icon } from '../../ui/Icon.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MobileGroup } from './MobileGroup.tsx'
import type { SiteMenuProps } from './SiteMenu.tsx'

/** The menu of small screens: it fills the screen below the header and scrolls by itself. */
export function MobileMenu({ id, path, texts, services, areas, phone }: SiteMenuProps) {
  return (
    <div id={id} className="mobile-menu" popover="auto">
      <ul>
        <MenuLink path={path} href="/" label={texts.home} />
        <MenuLink path={path} href="/about" label={texts.about} />
        <MobileGroup path={path} label={texts.services} links={services} />
        <MobileGroup path={path} label={texts.areas} links={areas} />
        <MenuLink path={path} href="/blog" label={texts.blog} />
        <MenuLink path={path} href="/faq" label={texts.faq} />
        <MenuLink path={path} href="/contact" label={texts.contact} />
      </ul>
      <div className="mobile-menu__actions">
        <a className="button button--filled" href="/contact">
          {texts.quote}
        </a>
        <a className="button button--quiet" href={phone.href}>
          <Icon name="phone" />
          {phone.call}
        </a>
      </div>
    </div>
  )
}
