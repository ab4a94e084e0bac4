import type { Link } from '../../props.ts'

interface FooterLinksProps {
  /** Id of the heading that labels the list. */
  readonly id: string
  readonly heading: string
  readonly links: readonly Link[]
  /** In two columns. */
  readonly wide?: true | undefined
}

/** A column of links in the footer. */
export function FooterLinks({ id, heading, links, wide }: FooterLinksProps) {
  return (
    <nav className={wide ? 'footer-links footer-links--wide' : 'footer-links'} aria-labelledby={id}>
      <h2 id={id} className="site-footer__heading">
        {heading}
      </h2>
      <ul className="footer-links__list">
        {links.map((link) => (
          <li key={link.href}>
            <a className="footer-links__link" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
