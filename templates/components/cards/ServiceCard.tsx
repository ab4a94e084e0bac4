import type { Columns } from '../../choose-columns.ts'
import type { ServiceCardProps } from '../../props.ts'
import { sizeCards } from '../../size-cards.ts'
import { Picture } from '../media/Picture.tsx'
import { TickList } from '../text/TickList.tsx'

interface ServiceCardElementProps {
  readonly service: ServiceCardProps
  /** The columns of its grid. */
  readonly columns: Columns
}

/** A service with its first features; the whole card is its link. */
export function ServiceCard({ service, columns }: ServiceCardElementProps) {
  const { href, label, description, features, picture, unpublished } = service
  return (
    <article className="card card--link card--rows">
      <Picture picture={picture} sizes={sizeCards(columns)} largest={1080} className="card__picture" />
      <div className="card__body">
        <h3 className="card__title">
          {unpublished && <span className="chip chip--unpublished">{unpublished}</span>}
          {unpublished && ' '}
          <a className="card__link" href={href}>
            {label}
          </a>
        </h3>
        <p className="card__text">{description}</p>
        <TickList items={features} />
      </div>
    </article>
  )
}
