import type { ServiceCardProps } from '../../props.ts'
import { Picture } from '../media/Picture.tsx'
import { TickList } from '../text/TickList.tsx'

/** A service with its first features; the whole card is its link. */
export function ServiceCard({ href, label, description, features, picture, unpublished }: ServiceCardProps) {
  return (
    <article className="card card--link">
      <Picture
        picture={picture}
        sizes="(min-width:79em) 24rem,(min-width:60em) calc(33vw - 2.2rem),(min-width:40em) calc(50vw - 2rem),calc(100vw - 2rem)"
        largest={1080}
        className="card__picture"
      />
      <div className="card__body">
        {unpublished && (
          <p>
            <span className="chip chip--unpublished">{unpublished}</span>
          </p>
        )}
        <h3 className="card__title">
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
