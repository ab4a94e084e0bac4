import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { reveal } from './reveal.ts'
import type { QuoteFormTexts } from './texts.ts'

interface SentPanelProps {
  readonly id: string
  readonly texts: QuoteFormTexts['sent']
  /** To quote on the phone. */
  readonly reference: string
}

/** Stays when the toast is gone: the request's number and what happens next. */
export function SentPanel({ id, texts, reference }: SentPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (reference && panel.current) reveal(panel.current)
  }, [reference])
  return (
    <section ref={panel} className="notice notice--success" tabIndex={-1} aria-labelledby={id}>
      <Icon name="circle-check" />
      <div>
        <h2 id={id} className="notice__heading">
          {texts.heading}
        </h2>
        <p>
          {texts.reference} <strong className="notice__reference">{reference}</strong>
        </p>
        <p>{texts.text}</p>
      </div>
    </section>
  )
}
