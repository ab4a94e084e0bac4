import { ScreenButton } from '../../../client/islands/site-menu/ScreenButton.tsx'
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx'
import { FooterContact } from '../../components/navigation/FooterContact.tsx'
import { FooterLinks } from '../../components/navigation/FooterLinks.tsx'
import { LinkGrid } from '../../components/navigation/LinkGrid.tsx'
import { ListMenu } from '../../components/navigation/ListMenu.tsx'
import { MenuLink } from '../../components/navigation/MenuLink.tsx'
import { MobileMenu } from '../../components/navigation/MobileMenu.tsx'
import { Pagination } from '../../components/navigation/Pagination.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import type { PaginationProps } from '../../page-props.ts'
import { Altered } from '../Altered.tsx'
import { Cell, States } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

/** The middle of a long list. */
const pagination: PaginationProps = {
  previous: '/blog/page/4',
  next: '/blog/page/6',
  pages: [1, 4, 5, 6, 9].map((number) => ({ number, href: `/blog/page/${number}`, isCurrent: number === 5 })),
}

/** Pages defined only by content files, in the header. */
const ownPages = [
  { href: '/careers', label: 'Careers' },
  { href: '/guarantee', label: 'Our guarantee, room by room' },
]

/** Navigation components. Labels differ between states, so that no two landmarks on the page share a name. */
export const makeNavigation: MakeGroup = ({ site, body }) => {
  const { company, texts, services } = site
  const { menu, footer } = texts
  const { area, blog } = body.bodies
  const trail = [
    { href: '/', label: texts.breadcrumbs.home },
    { href: '/service-areas', label: menu.areas },
    { href: area.map.spots.find(({ isCurrent }) => isCurrent)?.href ?? '/', label: area.city },
  ]
  return {
    id: 'navigation',
    heading: 'Navigation',
    text: 'The header and footer of this page are the real ones. Here are their parts, and the other navigation.',
    specimens: [
      {
        name: 'SiteHeader, SiteFooter, PhoneBar',
        files: ['SiteHeader', 'SiteEnd', 'SiteFooter', 'PhoneBar'].map(
          (name) => `templates/sections/frame/${name}.tsx`,
        ),
        content: (
          <p>
            They work at the <a href="#top">top</a> and at the <a href="#footer-links">end</a> of this page. The bar
            appears on phones once this page’s heading has scrolled away.
          </p>
        ),
      },
      {
        files: ['templates/components/navigation/MenuLink.tsx'],
        content: (
          <States of="a">
            {() => (
              <ul className="guide-menu">
                <MenuLink path="/styleguide" href="/about" label={menu.about} />
                <MenuLink path="/blog" href="/blog" label={menu.blog} />
              </ul>
            )}
          </States>
        ),
      },
      {
        files: [
          'templates/components/navigation/ListMenu.tsx',
          'client/islands/site-menu/SiteMenu.tsx',
          'client/islands/site-menu/ListButton.tsx',
          'client/islands/site-menu/MenuButton.tsx',
        ],
        note: 'The first one works: a native popover, with arrow keys once its script has loaded.',
        content: (
          <div className="states">
            <Cell caption="closed">
              <ul className="guide-menu">
                <ListMenu id="sample-menu" path="/" label={menu.services} under="/services/" links={services} />
              </ul>
            </Cell>
            <Cell caption="your own pages, without room side by side">
              <ul className="guide-menu">
                <ListMenu id="sample-menu-pages" path="/careers" label={menu.more} links={ownPages} />
              </ul>
            </Cell>
            <Cell caption="open, one link hovered">
              <Altered of=".site-menu__link" attributes={{ class: 'is-hover' }}>
                <div className="site-menu__panel guide-static">
                  <ul>
                    {services.map((link, index) => (
                      <MenuLink key={link.href} path={index === 1 ? link.href : '/'} {...link} />
                    ))}
                  </ul>
                </div>
              </Altered>
            </Cell>
          </div>
        ),
      },
      {
        files: [
          'templates/components/navigation/MobileMenu.tsx',
          'templates/components/navigation/MobileMenuGroup.tsx',
          'client/islands/site-menu/ScreenButton.tsx',
        ],
        note: 'On phones it fills the screen below the header. Here it is open, with one of its groups.',
        content: (
          <div className="states">
            <Cell caption="its button">
              <States of="button">
                {() => <ScreenButton panel="menu-panel" open={menu.open} close={menu.close} />}
              </States>
            </Cell>
            <Cell caption="the menu">
              <div className="guide-phone">
                <Altered of=".mobile-menu" attributes={{ popover: undefined, class: 'guide-static' }}>
                  <Altered of=".mobile-menu__group" attributes={{ open: '' }}>
                    <MobileMenu
                      id="sample-mobile-menu"
                      path={services[0]?.href ?? '/'}
                      site={{ ...site, services: services.slice(0, 3), pages: { header: ownPages, footer: [] } }}
                      areas={site.areas.slice(0, 3)}
                      phone={{ href: company.phoneHref, label: fillText(texts.call, { phone: company.phone }) }}
                    />
                  </Altered>
                </Altered>
              </div>
            </Cell>
          </div>
        ),
      },
      {
        files: ['templates/components/navigation/Breadcrumbs.tsx'],
        content: (
          <States of="a">
            {(look) => <Breadcrumbs label={`${texts.breadcrumbs.label}: ${look}`} links={trail} />}
          </States>
        ),
      },
      {
        files: ['templates/components/navigation/Pagination.tsx'],
        place: 'below',
        content: (
          <div className="guide-rows">
            <Pagination {...pagination} texts={blog.texts.pagination} />
            <Altered of=".pagination__page" attributes={{ class: 'is-hover' }}>
              <Pagination
                {...pagination}
                previous={undefined}
                texts={{ ...blog.texts.pagination, label: `${blog.texts.pagination.label}: hover` }}
              />
            </Altered>
            <Altered of=".pagination__page" attributes={{ class: 'is-focus-visible' }}>
              <Pagination
                {...pagination}
                next={undefined}
                texts={{ ...blog.texts.pagination, label: `${blog.texts.pagination.label}: focus` }}
              />
            </Altered>
          </div>
        ),
      },
      {
        files: ['templates/components/navigation/LinkGrid.tsx'],
        place: 'below',
        content: (
          <div className="guide-rows">
            <LinkGrid links={site.areas} />
            <Altered of=".link-grid__link" attributes={{ class: 'is-hover' }}>
              <LinkGrid links={area.nearby} />
            </Altered>
          </div>
        ),
      },
      {
        files: ['templates/components/navigation/FooterContact.tsx', 'templates/components/text/EmailAddress.tsx'],
        content: (
          <div className="site-footer guide-dark">
            <FooterContact texts={site.texts} company={company} />
          </div>
        ),
      },
      {
        files: ['templates/components/navigation/FooterLinks.tsx'],
        content: (
          <div className="site-footer guide-dark">
            <States of="a">
              {(look) => (
                <FooterLinks
                  id={`sample-footer-${look}`}
                  heading={`${footer.linksHeading}: ${look}`}
                  links={services.slice(0, 3)}
                />
              )}
            </States>
            <FooterLinks
              id="sample-footer-cities"
              heading={`${footer.areasHeading}: with a fold`}
              links={site.areas.slice(0, 4)}
              wide
              more={{ label: menu.allAreas, links: site.areas.slice(4, 8) }}
            />
          </div>
        ),
      },
    ],
  }
}
