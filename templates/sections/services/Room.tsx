import { Picture } from '../../components/media/Picture.tsx'
import type { PictureProps } from '../../props.ts'
import type { RoomPoint } from '../../texts.ts'

interface RoomProps {
  readonly picture: PictureProps
  readonly points: readonly RoomPoint[]
}

/**
 * The image at the top of a service page, with points that each open a short fact, and a legend that opens the same facts. Tab
 * only stops at the legend. Without popovers, the facts are a list below.
 */
export function Room({ picture, points }: RoomProps) {
  return (
    <div className="room">
      <div className="room__view">
        <Picture
          picture={picture}
          sizes="(min-width:79em) 36rem,(min-width:60em) calc(50vw - 3.5rem),calc(100vw - 2rem)"
          className="hero__picture"
          first
        />
        {points.map(({ x, y, title, text }, index) => (
          <div key={title}>
            <button
              type="button"
              className={`room__point room__point--x${x} room__point--y${y}`}
              popoverTarget={`room-${index + 1}`}
              tabIndex={-1}
              aria-label={`${index + 1}. ${title}`}
            >
              {index + 1}
            </button>
            <div id={`room-${index + 1}`} className="room__fact" popover="auto">
              <h2 className="room__title">{title}</h2>
              <p>{text}</p>
            </div>
          </div>
        ))}
      </div>
      {points.length > 0 && (
        <ol className="room__key">
          {points.map(({ title }, index) => (
            <li key={title}>
              <button type="button" className="room__entry" popoverTarget={`room-${index + 1}`}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
