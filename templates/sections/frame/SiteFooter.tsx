import { FooterContact } from '../../components/navigation/FooterContact.tsx'
import { FooterLinks } from '../../components/navigation/FooterLinks.tsx'
import type { SiteProps } from '../../props.ts'

interface SiteFooterProps {
  readonly site: SiteProps
}

/** The end of every page: how to reach the company, its main pages, its services and its cities. */
export function SiteFooter({ site }: SiteFooterProps) {
  const { company, texts, services, areas, pages } = site
  const { footer, menu } = texts
  const links = [
    { href: '/', label: footer.home },
    { href: '/about', label: footer.about },
    ...(site.hasBlog ? [{ href: '/blog', label: footer.blog }] : []),
    ...(site.hasFaq ? [{ href: '/faq', label: menu.faq }] : []),
    { href: '/contact', label: footer.quote },
    ...pages.footer,
    { href: '/privacy-policy', label: footer.privacy },
  ]
  return (
    <footer className="site-footer">
      <div className="container site-footer__grid">
        <div>
          <p className="site-footer__heading" translate="no">
            {company.name}
          </p>
          <p className="site-footer__text">{footer.text}</p>
          <FooterContact texts={texts} company={company} />
        </div>
        <FooterLinks id="footer-links" heading={footer.linksHeading} links={links} />
        {services.length > 0 && <FooterLinks id="footer-services" heading={menu.services} links={services} />}
        {areas.length > 0 && (
          <FooterLinks
            id="footer-areas"
            heading={footer.areasHeading}
            links={areas}
            wide
            more={{ label: menu.allAreas, links: site.otherAreas }}
          />
        )}
        <p className="site-footer__legal">{footer.legal}</p>
      </div>
    </footer>
  )
}
