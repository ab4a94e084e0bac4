import { Button } from '../components/actions/Button.tsx'
import { MoreLink } from '../components/actions/MoreLink.tsx'
import type { PageOf } from '../page-props.ts'
import { Hero } from '../sections/frame/Hero.tsx'
import { Words } from '../components/text/Words.tsx'

/**
 * `/404.html`: one file for every unknown URL. The parts that differ are included three times, marked with `data-screen`; a
 * script may hide one screen and show another.
 */
export function NotFoundPage({ site, body }: PageOf<'not-found'>) {
  const { texts } = body
  const { menu } = site.texts
  const screens = [
    { screen: 'other', href: '/', ...texts },
    ...(site.hasBlog ? [{ screen: 'post', href: '/blog', ...texts.post }] : []),
    ...(site.areas.length > 0 ? [{ screen: 'area', href: '/service-areas', ...texts.area }] : []),
  ]
  const links = [
    ...(site.areas.length > 0 ? [{ href: '/service-areas', label: menu.areas }] : []),
    ...(site.hasBlog ? [{ href: '/blog', label: menu.blog }] : []),
    ...(site.hasFaq ? [{ href: '/faq', label: menu.faq }] : []),
    { href: '/contact', label: menu.contact },
  ]
  return (
    <>
      <Hero
        heading={screens.map(({ screen, heading }) => (
          <span key={screen} data-screen={screen} hidden={screen !== 'other'}>
            {heading}
          </span>
        ))}
        text={screens.map(({ screen, text }) => (
          <p key={screen} data-screen={screen} hidden={screen !== 'other'}>
            <Words>{text}</Words>
          </p>
        ))}
        actions={screens.map(({ screen, href, link }) => (
          <div key={screen} data-screen={screen} hidden={screen !== 'other'}>
            <Button href={href} large>
              {link}
            </Button>
          </div>
        ))}
        picture={body.picture}
      />
      <section className="section">
        <div className="container">
          <h2>{texts.linksHeading}</h2>
          <ul className="not-found-links">
            {[...site.services, ...links].map((link) => (
              <li key={link.href}>
                <MoreLink href={link.href}>{link.label}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
