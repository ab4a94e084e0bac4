import { useEffect, useRef } from 'react'
import type { Contact } from '../../../ui/ContactLinks.tsx'
import { formatDate } from '../../../ui/format-date.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { fields } from '../fields.ts'
import { reveal } from '../reveal.ts'
import type { SentRequest } from '../sending/sent-request.ts'
import type { FieldTexts, QuoteFormTexts } from '../texts.ts'

interface SentPanelProps {
  readonly id: string
  readonly texts: Pick<QuoteFormTexts, 'sent' | 'fields'>
  readonly request: SentRequest
  readonly contact: Contact
}

/** Stays after the toast is gone: the reference number, what happens next and what was sent. */
export function SentPanel({ id, texts: { sent, fields: labels }, request, contact }: SentPanelProps) {
  const { reference, values, isNew } = request
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew && panel.current) reveal(panel.current, 'start')
  }, [isNew])
  const end = reference.lastIndexOf('-') + 1
  return (
    <section ref={panel} className="notice notice--success" tabIndex={-1} aria-labelledby={id}>
      <Icon name="circle-check" />
      <div>
        <h2 id={id} className="notice__heading">
          {sent.heading}
        </h2>
        <p>
          {sent.reference}{' '}
          <span className="notice__reference" translate="no">
            {reference.slice(0, end)}
            <strong>{reference.slice(end)}</strong>
          </span>
        </p>
        <p>{sent.text}</p>
        <a className="button button--quiet" href={contact.phoneHref}>
          <Icon name="phone" />
          {sent.call}
        </a>
        <h3>{sent.answers}</h3>
        <dl className="answers">
          {fields
            .filter(({ name }) => values[name]?.trim())
            .map(({ name }) => (
              <div key={name}>
                <dt>{labels[name].label}</dt>
                <dd>{wordAnswer(values[name] ?? '', labels[name])}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  )
}

/** An option by its label, a date in long form. */
function wordAnswer(value: string, { options }: FieldTexts): string {
  if (options) return options[value] ?? value
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return value
  return formatDate(value)
}
