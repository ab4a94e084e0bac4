import type { ConsentTexts } from '../../texts.ts'

interface ConsentProps {
  readonly texts: ConsentTexts
  /**
   * A banner over the page until the visitor chooses, or a part of the privacy policy that shows the choice and lets them change
   * it.
   */
  readonly place: 'band' | 'page'
}

/**
 * Asks for consent to the advertising tag, with two equally prominent buttons. `client/analytics.ts` shows it if there's a choice
 * to make; without JavaScript there isn't one, since the tag is a script.
 */
export function Consent({ texts, place }: ConsentProps) {
  const isPage = place === 'page'
  return (
    <section className={`consent consent--${place}`} aria-label={texts.label} data-consent={place} hidden>
      {isPage ? (
        <div className="prose prose--rich">
          <h2>{texts.label}</h2>
          <p>{texts.text}</p>
          <p role="status" data-on={texts.on} data-off={texts.off} data-signal={texts.signal} />
        </div>
      ) : (
        <p>
          {texts.text} <a href="/privacy-policy">{texts.more}</a>
        </p>
      )}
      <div className="consent__buttons">
        <button className="button button--quiet" type="button" value="granted">
          {texts.accept}
        </button>
        <button className="button button--quiet" type="button" value="denied">
          {texts.decline}
        </button>
      </div>
    </section>
  )
}
