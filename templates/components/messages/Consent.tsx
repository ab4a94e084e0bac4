import type { ConsentTexts } from '../../texts.ts'

interface ConsentProps {
  readonly texts: ConsentTexts
  /** A band over the page until somebody chooses, or a part of the privacy policy, where the choice can be seen and changed. */
  readonly place: 'band' | 'page'
}

/**
 * Asks whether the advertising tag may be used, with two buttons that weigh the same. `client/analytics.ts` shows it where there
 * is something to choose: without scripts there is not, for the tag is one.
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
