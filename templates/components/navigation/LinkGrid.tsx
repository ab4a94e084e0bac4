import type { Link } from '../../props.ts'

interface LinkGridProps {
  /** A distance, if there is one, follows the label. */
  readonly links: readonly (Link & { readonly distance?: string })[]
}

/** Links to related pages, in as many columns as fit. */
export function LinkGrid({ links }: LinkGridProps) {
  return (
    <ul className="link-grid">
      {links.map((link) => (
        <li key={link.href}>
          <a className="link-grid__link" href={link.href}>
            {link.distance ? `${link.label} ` : link.label}
            {link.distance && <span className="link-grid__distance">{link.distance}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
