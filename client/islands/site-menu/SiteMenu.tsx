import { CallLink } from './CallLink.tsx'
import { MenuLink, type MenuLinkItem } from './MenuLink.tsx'
import { MenuToggle } from './MenuToggle.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { PanelMenu } from './PanelMenu.tsx'
import type { SiteMenuTexts } from './texts.ts'

export interface SiteMenuProps {
  /** Prefix of all ids inside. */
  readonly id: string
  /** Path of the page that the menu stands on. */
  readonly path: string
  readonly texts: SiteMenuTexts
  readonly services: readonly MenuLinkItem[]
  readonly areas: readonly MenuLinkItem[]
  /** `label` is the number as shown, `call` names the link. */
  readonly phone: { readonly href: string; readonly label: string; readonly call: string }
}

/** All of the header but the logo. Panels are native popovers and `details`, so everything opens before any script has run. */
export function SiteMenu({ id, path, texts, services, areas, phone }: SiteMenuProps) {
  const allAreas = [{ href: '/service-areas', label: texts.allAreas }, ...areas]
  return (
    <>
      <nav className="site-menu" aria-label={texts.label}>
        <ul className="site-menu__list">
          <MenuLink path={path} href="/" label={texts.home} />
          <MenuLink path={path} href="/about" label={texts.about} />
          <PanelMenu id={`${id}-services`} path={path} label={texts.services} under="/services/" links={services} />
          <PanelMenu id={`${id}-areas`} path={path} label={texts.areas} under="/service-areas" links={allAreas} />
          <MenuLink path={path} href="/blog" label={texts.blog} />
          <MenuLink path={path} href="/faq" label={texts.faq} />
          <MenuLink path={path} href="/contact" label={texts.contact} />
        </ul>
        <MobileMenu id={`${id}-panel`} path={path} texts={texts} services={services} areas={allAreas} phone={phone} />
      </nav>
      <div className="site-menu__actions">
        <CallLink {...phone} />
        <a className="button button--filled site-menu__quote" href="/contact">
          {texts.quote}
        </a>
        <MenuToggle target={`${id}-panel`} open={texts.open} close={texts.close} />
      </div>
    </>
  )
}
