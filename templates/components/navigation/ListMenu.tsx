import type { Link } from '../../props.ts'
import { Island } from '../Island.tsx'
import { MenuLink } from './MenuLink.tsx'

interface ListMenuProps {
  readonly id: string
  readonly path: string
  readonly label: string
  /** URL prefix of the pages that belong to this menu; defaults to the URLs of its links. */
  readonly under?: string
  readonly links: readonly Link[]
}

/** Up to this many links fit in one column; longer lists get two. The link to all cities is above them. */
const longest = 8

/** A header button and the panel of links it opens: a native popover, so it works without JavaScript. */
export function ListMenu({ id, path, label, under, links }: ListMenuProps) {
  const isCurrent = under === undefined ? links.some(({ href }) => href === path) : path.startsWith(under)
  const current = isCurrent ? ' site-menu__item--current' : ''
  return (
    <li className={`site-menu__item${current}`}>
      <Island name="site-menu" props={{ panel: id, label }} />
      <div id={id} className="site-menu__panel" popover="auto">
        <ul className={links.length > longest ? 'site-menu__columns' : undefined}>
          {links.map((link) => (
            <MenuLink key={link.href} path={path} {...link} />
          ))}
        </ul>
      </div>
    </li>
  )
}
