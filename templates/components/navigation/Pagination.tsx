import { Fragment } from 'react'
import { Icon } from '../../../client/ui/Icon.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import type { PaginationProps } from '../../page-props.ts'
import type { PaginationTexts } from '../../texts.ts'

interface PaginationElementProps extends PaginationProps {
  readonly texts: PaginationTexts
}

/** Links to the other pages of a list: next, previous, and some by number. */
export function Pagination({ previous, next, pages, texts }: PaginationElementProps) {
  return (
    <nav className="pagination" aria-label={texts.label}>
      {previous && (
        <a className="more-link back-link pagination__previous" href={previous} rel="prev">
          <Icon name="arrow-left" />
          {texts.previous}
        </a>
      )}
      <ul className="pagination__pages">
        {pages.map(({ number, href, isCurrent }, index) => (
          <Fragment key={number}>
            {number > (pages[index - 1]?.number ?? 0) + 1 && (
              <li className="pagination__gap" aria-hidden="true">
                …
              </li>
            )}
            <li>
              <a
                className="pagination__page"
                href={href}
                aria-label={fillText(texts.page, { page: String(number) })}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
      {next && (
        <a className="more-link pagination__next" href={next} rel="next">
          {texts.next}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
