import { Icon } from '../../../client/ui/Icon.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import type { AreaCardProps } from '../../props.ts'
import type { AreasTexts } from '../../texts.ts'
import { Picture } from '../media/Picture.tsx'
import { TickList } from '../text/TickList.tsx'

interface AreaCardElementProps {
  readonly area: AreaCardProps
  readonly texts: Pick<AreasTexts, 'learnMore' | 'learnMoreAbout' | 'quote' | 'quoteFor'>
}

/**
 * A city with its features, a link to its page and one to the quote form. On narrow screens, where the cards would be one
 * long column, it's a row that expands. On wide ones, the style sheet shows everything and removes the toggle.
 */
export function AreaCard({ area, texts }: AreaCardElementProps) {
  const city = { city: area.label, inCity: area.inCity }
  return (
    <article className="card area-card">
      <Picture
        picture={area.picture}
        sizes="(min-width:79em) 24rem,(min-width:60em) calc(33vw - 2.2rem),6rem"
        largest={1080}
        className="card__picture"
      />
      <details>
        <summary className="area-card__row">
          <h3 className="card__title">
            {area.unpublished && <span className="chip chip--unpublished">{area.unpublished}</span>}
            {area.unpublished && ' '}
            {area.label}
          </h3>
          <span className="area-card__line">{area.features[0]}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className="card__body">
          <p className="card__text">{area.description}</p>
          <TickList items={area.features} />
          <p className="card__actions">
            <a className="button button--quiet" href={area.href}>
              {texts.learnMore} <span className="visually-hidden">{fillText(texts.learnMoreAbout, city)}</span>
            </a>
            <a className="more-link" href={area.quoteHref}>
              {texts.quote} <span className="visually-hidden">{fillText(texts.quoteFor, city)}</span>
            </a>
          </p>
        </div>
      </details>
    </article>
  )
}
