import { Fragment } from 'react'
import type { CompanyProps } from '../../props.ts'
import type { HoursTexts } from '../../texts.ts'

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
  const lists = [
    { heading, lines: week.map(({ days, times }) => ({ name: days, text: times || texts.closed })) },
    { heading: texts.closedHeading, lines: closed.map(({ name, dates }) => ({ name, text: dates })) },
  ]
  return (
    <section className="section">
      <div className="container stack">
        {lists.map(
          (list) =>
            list.lines.length > 0 && (
              <div key={list.heading} className="split split--start">
                <h2>{list.heading}</h2>
                <dl className="footer-contact">
                  {list.lines.map(({ name, text }) => (
                    <Fragment key={name + text}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </Fragment>
                  ))}
                </dl>
              </div>
            ),
        )}
      </div>
    </section>
  )
}
