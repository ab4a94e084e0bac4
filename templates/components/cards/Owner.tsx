import { fillText } from '../../../client/ui/fill-text.ts'
import type { OwnerProps } from '../../props.ts'
import { Picture } from '../media/Picture.tsx'

interface OwnerElementProps {
  readonly owner: OwnerProps
  /** `Since {year}` */
  readonly since: string
}

/** The client's contact: a large photo, and a quote from that person. */
export function Owner({ owner, since }: OwnerElementProps) {
  return (
    <div className="owner split">
      <Picture
        picture={owner.picture}
        sizes="(min-width:79em) 27rem,(min-width:60em) 36vw,calc(100vw - 2rem)"
        largest={1080}
        className="owner__picture"
      />
      <div className="owner__copy">
        <p className="owner__text">{owner.text}</p>
        <h3>{owner.name}</h3>
        <p className="owner__role">
          {owner.role}
          {owner.since !== undefined && `, ${fillText(since, { year: String(owner.since) })}`}
        </p>
      </div>
    </div>
  )
}
