import { Icon } from '../../../client/ui/Icon.tsx'
import type { Link } from '../../props.ts'

interface BreadcrumbsProps {
  readonly label: string
  /** From the home page to this one. */
  readonly links: readonly Link[]
}

/** Where the page is in the site. */
export function Breadcrumbs({ label, links }: BreadcrumbsProps) {
  if (links.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="breadcrumbs__list">
        {links.map((link, index) => (
          <li key={link.href} className="breadcrumbs__item">
            {index > 0 && <Icon name="chevron-right" />}
            <a href={link.href} lang={link.language} aria-current={index === links.length - 1 ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
