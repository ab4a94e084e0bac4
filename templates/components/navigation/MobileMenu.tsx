import { Icon } from '../../../client/ui/Icon.tsx'
import type { Link } from '../../props.ts'
import type { MenuTexts } from '../../texts.ts'
import { MenuLink } from './MenuLink.tsx'
import { MobileMenuGroup } from './MobileMenuGroup.tsx'

interface MobileMenuProps {
  readonly id: string
  readonly path: string
  readonly texts: MenuTexts
  readonly services: readonly Link[]
  readonly areas: readonly Link[]
  /** `label` names the link, number included. */
  readonly phone: Link
}

/** The menu of small screens: it fills the screen below the header and scrolls by itself. */
export function MobileMenu({ id, path, texts, services, areas, phone }: MobileMenuProps) {
  return (
    <div id={id} className="mobile-menu" popover="auto">
      <ul>
        <MenuLink path={path} href="/" label={texts.home} />
        <MenuLink path={path} href="/about" label={texts.about} />
        <MobileMenuGroup path={path} label={texts.services} under="/services/" links={services} />
        <MobileMenuGroup path={path} label={texts.areas} under="/service-areas" links={areas} />
        <MenuLink path={path} href="/blog" label={texts.blog} />
        <MenuLink path={path} href="/faq" label={texts.faq} />
        <MenuLink path={path} href="/contact" label={texts.contact} />
      </ul>
      <div className="mobile-menu__actions">
        <a className="button button--filled" href="/contact">
          {texts.quote}
        </a>
        <a className="button button--quiet" href={phone.href}>
          <Icon name="phone" />
          {phone.label}
        </a>
      </div>
    </div>
  )
}
