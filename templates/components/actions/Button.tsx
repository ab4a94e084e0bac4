import type { ReactNode } from 'react'
import type { IconName } from '../../../client/ui/icons.ts'
import { Icon } from '../../../client/ui/Icon.tsx'

interface ButtonProps {
  readonly href: string
  readonly children: ReactNode
  /** Use `filled` for the page's main action. */
  readonly look?: 'filled' | 'quiet' | undefined
  readonly large?: true | undefined
  readonly icon?: IconName | undefined
}

/** A link that looks like a button. */
export function Button({ href, children, look = 'filled', large, icon }: ButtonProps) {
  return (
    <a className={`button button--${look}${large ? ' button--large' : ''}`} href={href}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
