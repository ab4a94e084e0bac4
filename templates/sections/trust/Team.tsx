import { Picture } from '../../components/media/Picture.tsx'
import { Section } from '../../components/text/Section.tsx'
import { chooseColumns } from '../../choose-columns.ts'
import { Owner } from '../../components/cards/Owner.tsx'
import type { OwnerProps, PersonProps } from '../../props.ts'
import { sizeCards } from '../../size-cards.ts'
import type { Intro } from '../../texts.ts'

interface TeamProps {
  readonly id: string
  readonly intro: Intro
  readonly owner?: OwnerProps | undefined
  /** `Since {year}` */
  readonly since: string
  /** Everyone but the owner. */
  readonly people: readonly PersonProps[]
}

/** The staff. Initials replace missing photos. */
export function Team({ id, intro, owner, since, people }: TeamProps) {
  const columns = chooseColumns(people.length, [4, 3])
  // Next to photos, initials take up as much space.
  const initialsClass = people.some(({ picture }) => picture) ? 'card__picture team__initials' : 'team__initials'
  return (
    <Section id={id} {...intro}>
      {owner && <Owner owner={owner} since={since} />}
      {people.length > 0 && (
        <ul className={`grid grid--${columns}`}>
          {people.map((person) => (
            <li key={person.name} className="card">
              {person.picture ? (
                <Picture picture={person.picture} sizes={sizeCards(columns)} largest={1080} className="card__picture" />
              ) : (
                <p className={initialsClass} aria-hidden="true">
                  {person.initials}
                </p>
              )}
              <div className="card__body">
                <h3 className="card__title">{person.name}</h3>
                <p className="team__role">{person.role}</p>
                <p className="card__text">{person.text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
