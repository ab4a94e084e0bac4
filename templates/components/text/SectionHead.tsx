import type { ReactNode } from 'react'
import { Words } from './Words.tsx'

interface SectionHeadProps {
  readonly heading: string
  readonly text?: string | undefined
  readonly action?: ReactNode
  /** Heading and text side by side if there's room. */
  readonly wide?: true | undefined
}

/** A section's heading with its text and its link. */
export function SectionHead({ heading, text, action, wide }: SectionHeadProps) {
  return (
    <div className={wide ? 'section-head section-head--wide' : 'section-head'}>
      <h2>{heading}</h2>
      {(text || action) && (
        <div>
          {text && (
            <p className="section-head__text">
              <Words>{text}</Words>
            </p>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
