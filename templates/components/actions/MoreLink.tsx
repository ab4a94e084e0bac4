import type { ReactNode } from 'react'
import { Icon } from '../../../client/ui/Icon.tsx'

interface MoreLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to more of the same, with an arrow. */
export function MoreLink({ href, children }: MoreLinkProps) {
  return (
    <a className="more-link" href={href}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </a>
  )
}
