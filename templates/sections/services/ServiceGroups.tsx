import { Section } from '../../components/text/Section.tsx'
import { TickList } from '../../components/text/TickList.tsx'
import { chooseColumns } from '../../choose-columns.ts'
import type { ServiceGroupProps } from '../../page-props.ts'
import type { Intro } from '../../texts.ts'

interface ServiceGroupsProps {
  readonly id: string
  readonly intro: Intro
  readonly groups: readonly ServiceGroupProps[]
}

/** The work done in a city for each kind of building; each card links to the service's page. */
export function ServiceGroups({ id, intro, groups }: ServiceGroupsProps) {
  return (
    <Section id={id} {...intro}>
      <div className={`grid grid--${chooseColumns(groups.length, [3, 4])}`}>
        {groups.map((group) => (
          <article key={group.id} className="card card--link card--rows">
            <div className="card__body">
              <h3 className="card__title">
                <a className="card__link" href={group.href}>
                  {group.label}
                </a>
              </h3>
              <p className="card__text">{group.description}</p>
              <TickList items={group.features} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
