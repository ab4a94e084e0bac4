import type { IconName } from '../../../client/ui/icons.ts'
import { Icon } from '../../../client/ui/Icon.tsx'
import { EmailAddress } from '../text/EmailAddress.tsx'

interface Fact {
  readonly icon: IconName
  readonly title: string
  /** One or more lines. */
  readonly text: string | readonly string[]
  readonly href?: string | undefined
}

interface FactStripProps {
  /** Accessible name of the list. */
  readonly heading?: string | undefined
  readonly facts: readonly Fact[]
  /** On phones, only shows the titles, side by side. */
  readonly compact?: true | undefined
}

/** A card with a few facts that overlaps the bottom edge of a hero. */
export function FactStrip({ heading, facts, compact }: FactStripProps) {
  return (
    <div className={compact ? 'fact-strip fact-strip--compact' : 'fact-strip'}>
      {heading && <h2 className="visually-hidden">{heading}</h2>}
      <ul className="fact-strip__list">
        {facts.map((fact) => (
          <li key={fact.title} className="fact-strip__fact">
            <Icon name={fact.icon} className="icon--tile" />
            <div>
              <p className="fact-strip__title">{fact.title}</p>
              {[fact.text].flat().map((line) => (
                <p key={line} className="fact-strip__text">
                  {fact.href ? (
                    <a className="fact-strip__link" href={fact.href}>
                      <EmailAddress>{line}</EmailAddress>
                    </a>
                  ) : (
                    line
                  )}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
