import { Fragment } from 'react'
import type { CompanyProps } from '../props.ts'
import type { HoursTexts } from '../texts.ts'

interface HoursTableProps {
  readonly heading: string
  readonly texts: HoursTexts
  readonly company: Pick<CompanyProps, 'week' | 'closed'>
}

/**
 * The opening hours of every weekday, and upcoming holidays. It has no styles of its own, because every page would include them;
 * those of the footer's list fit.
 */
export function HoursTable({ heading, texts, company: { week, closed } }: HoursTableProps) {
  return (
    <div>
      <h2 className="contact-facts__heading">{heading}</h2>
      <dl className="footer-contact">
        {week.map(({ days, times }) => (
          <Fragment key={days}>
            <dt>{days}</dt>
            <dd>{times || texts.closed}</dd>
          </Fragment>
        ))}
      </dl>
      {closed.length > 0 && (
        <>
          <h3>{texts.closedHeading}</h3>
          <dl className="footer-contact">
            {closed.map(({ from, dates, name }) => (
              <Fragment key={`${from} ${name}`}>
                <dt>{name}</dt>
                <dd>{dates}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}
