import { Picture } from '../../components/media/Picture.tsx'
import { Section } from '../../components/text/Section.tsx'
import { chooseColumns } from '../../choose-columns.ts'
import type { ServiceCardProps } from '../../props.ts'
import type { Intro } from '../../texts.ts'

interface OtherServicesProps {
  readonly id: string
  readonly intro: Intro
  readonly services: readonly ServiceCardProps[]
}

/** The other services in small: an image and a name. */
export function OtherServices({ id, intro, services }: OtherServicesProps) {
  const columns = chooseColumns(services.length, services.length > 3 ? [5, 4, 6] : [3])
  return (
    <Section id={id} {...intro}>
      <ul className={`grid grid--${columns} other-services`}>
        {services.map((service) => (
          <li key={service.id} className="other-services__service">
            <Picture
              picture={service.picture}
              sizes={`(min-width:79em) ${75 / columns}rem,(min-width:60em) ${90 / columns}vw,6rem`}
              largest={672}
              className="other-services__picture"
            />
            <a className="card__link other-services__link" href={service.href}>
              {service.label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
