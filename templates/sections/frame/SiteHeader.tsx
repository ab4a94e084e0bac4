import { CallLink } from '../../components/actions/CallLink.tsx'
import { Island } from '../../components/Island.tsx'
import { ListMenu } from '../../components/navigation/ListMenu.tsx'
import { Logo } from '../../components/media/Logo.tsx'
import { MenuLink } from '../../components/navigation/MenuLink.tsx'
import { MobileMenu } from '../../components/navigation/MobileMenu.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import { countLetters } from '../../count-letters.ts'
import type { Link, SiteProps } from '../../props.ts'

interface SiteHeaderProps {
  readonly path: string
  readonly site: SiteProps
}

/** The bar at the top of every page: logo, menus, phone number and the quote link. */
export function SiteHeader({ path, site }: SiteHeaderProps) {
  const { company, texts, services, pages } = site
  const { menu } = texts
  const areas = site.areas.length > 0 ? [{ href: '/service-areas', label: menu.allAreas }, ...site.areas] : []
  const call = { href: company.phoneHref, label: fillText(texts.call, { phone: company.phone }) }
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Logo logo={site.logo} name={company.name} />
        <nav className="site-menu" aria-label={menu.label}>
          <ul className="site-menu__list">
            <MenuLink path={path} href="/" label={menu.home} />
            <MenuLink path={path} href="/about" label={menu.about} />
            {services.length > 0 && (
              <ListMenu id="menu-services" path={path} label={menu.services} under="/services/" links={services} />
            )}
            {areas.length > 0 && (
              <ListMenu id="menu-areas" path={path} label={menu.areas} under="/service-areas" links={areas} />
            )}
            {site.hasBlog && <MenuLink path={path} href="/blog" label={menu.blog} />}
            {site.hasFaq && <MenuLink path={path} href="/faq" label={menu.faq} />}
            {fitInBar(pages.header) ? (
              pages.header.map((page) => <MenuLink key={page.href} path={path} {...page} />)
            ) : (
              <ListMenu id="menu-pages" path={path} label={menu.more} links={pages.header} />
            )}
            <MenuLink path={path} href="/contact" label={menu.contact} />
          </ul>
          <MobileMenu id="menu-panel" path={path} site={site} areas={areas} phone={call} />
        </nav>
        <div className="site-menu__actions">
          <CallLink href={call.href} label={company.phone} call={call.label} />
          <a className="button button--filled site-menu__quote" href="/contact">
            {menu.quote}
          </a>
          <Island name="site-menu" props={{ panel: 'menu-panel', open: menu.open, close: menu.close }} />
        </div>
      </div>
    </header>
  )
}

/** Letters that fit in the bar next to its own links; the space around a link counts as two. */
const room = 24

/** Whether the pages fit in the bar side by side; otherwise they go in a list that opens. */
function fitInBar(links: readonly Link[]): boolean {
  return links.reduce((total, { label }) => total + countLetters(label) + 2, 0) <= room
}
