import { Section } from '../../components/text/Section.tsx'
import { ServiceCard } from '../../components/cards/ServiceCard.tsx'
import { chooseColumns } from '../../choose-columns.ts'
import type { ServiceCardProps } from '../../props.ts'
import type { Intro } from '../../texts.ts'

interface ServiceGridProps {
  readonly id: string
  readonly intro: Intro
  readonly services: readonly ServiceCardProps[]
}

/** All services as cards. */
export function ServiceGrid({ id, intro, services }: ServiceGridProps) {
  const columns = chooseColumns(services.length, [3, 4])
  return (
    <Section id={id} {...intro}>
      <div className={`grid grid--${columns}`}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} columns={columns} />
        ))}
      </div>
    </Section>
  )
}
