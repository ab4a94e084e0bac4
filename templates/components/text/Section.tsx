import type { ReactNode } from 'react'
import { SectionHead } from './SectionHead.tsx'

interface SectionProps {
  readonly id?: string | undefined
  readonly heading: string
  readonly text?: string | undefined
  /** A link or button next to the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page section: a full-width heading, then its content. */
export function Section({ id, heading, text, action, children }: SectionProps) {
  return (
    <section id={id} className="section">
      <div className="container">
        <SectionHead heading={heading} text={text} action={action} wide />
        {children}
      </div>
    </section>
  )
}
