import type { Link } from '../../props.ts'
import { Island } from '../Island.tsx'
import { MenuLink } from './MenuLink.tsx'

interface ListMenuProps {
  readonly id: string
  readonly path: string
  readonly label: string
  /** Beginning of the addresses that belong to this menu; absent: those of its links do. */
  readonly under?: string
  readonly links: readonly Link[]
}

/** Links that fit below each other; of more there are two columns, under the first, which leads to all of them. */
const longest = 8

/** A button of the header with the panel of links that it opens: a native popover, so it needs no script. */
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
