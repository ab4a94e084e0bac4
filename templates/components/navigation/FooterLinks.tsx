import { Icon } from '../../../client/ui/Icon.tsx'
import type { Link } from '../../props.ts'

interface FooterLinksProps {
  /** Id of the heading that labels the list. */
  readonly id: string
  readonly heading: string
  readonly links: readonly Link[]
  /** In two columns. */
  readonly wide?: true | undefined
  /** More links, folded below the list. */
  readonly more?: { readonly label: string; readonly links: readonly Link[] } | undefined
}

/** A column of links in the footer. */
export function FooterLinks({ id, heading, links, wide, more }: FooterLinksProps) {
  return (
    <nav className={wide ? 'footer-links footer-links--wide' : 'footer-links'} aria-labelledby={id}>
      <h2 id={id} className="site-footer__heading">
        {heading}
      </h2>
      <LinkList links={links} />
      {more && more.links.length > 0 && (
        <details>
          <summary className="footer-links__link">
            {more.label}&nbsp;
            <Icon name="chevron-down" />
          </summary>
          <LinkList links={more.links} />
        </details>
      )}
    </nav>
  )
}

function LinkList({ links }: Pick<FooterLinksProps, 'links'>) {
  return (
    <ul className="footer-links__list">
      {links.map((link) => (
        <li key={link.href}>
          <a className="footer-links__link" href={link.href} lang={link.language}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
