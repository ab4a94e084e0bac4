import { Icon } from '../../../client/ui/Icon.tsx'

interface CallLinkProps {
  readonly href: string
  /** The number as displayed. */
  readonly label: string
  /** `Call` and the number; the link's accessible name when only its icon shows. */
  readonly call: string
}

/** The phone number in the header: an icon on phones, the number if there's room. */
export function CallLink({ href, label, call }: CallLinkProps) {
  return (
    <a className="site-menu__call" href={href} aria-label={call}>
      <Icon name="phone" />
      <span className="site-menu__number">{label}</span>
    </a>
  )
}
