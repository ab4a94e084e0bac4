import { Icon } from '../../../client/ui/Icon.tsx'
import { MoreLink } from '../../components/actions/MoreLink.tsx'
import { SampleSheet } from '../../components/cards/SampleSheet.tsx'
import { Picture } from '../../components/media/Picture.tsx'
import type { PictureProps } from '../../props.ts'
import type { HomeTexts } from '../../texts.ts'
import { Words } from '../../components/text/Words.tsx'

interface WhyUsProps {
  readonly id: string
  readonly texts: HomeTexts['why']
  readonly pictures: readonly PictureProps[]
  /** The text of the stamp on the paper. */
  readonly stamp: string
}

/** A paper, or one or two images, next to what sets the company apart. */
export function WhyUs({ id, texts, pictures, stamp }: WhyUsProps) {
  const hasAside = texts.sheet !== undefined || pictures.length > 0
  return (
    <section id={id} className="section">
      <div className={hasAside ? 'container split why-us' : 'container why-us--wide'}>
        <div className="why-us__copy">
          <h2>{texts.heading}</h2>
          {texts.text && (
            <p className="why-us__text">
              <Words>{texts.text}</Words>
            </p>
          )}
          <ul className="why-us__points">
            {texts.points.map((point) => (
              <li key={point.title} className="why-us__point">
                <Icon name="check" className="icon--tile" />
                <div>
                  <h3>{point.title}</h3>
                  <p>{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <MoreLink href="/about">{texts.link}</MoreLink>
        </div>
        {texts.sheet ? <SampleSheet sheet={texts.sheet} stamp={stamp} /> : hasAside && <Pictures pictures={pictures} />}
      </div>
    </section>
  )
}

function Pictures({ pictures: [first, second] }: Pick<WhyUsProps, 'pictures'>) {
  return (
    <div className="why-us__pictures">
      {first && (
        <Picture
          picture={first}
          sizes={
            second
              ? '(min-width:79em) 24rem,(min-width:60em) calc(33vw - 2.2rem),calc(67vw - 1.4rem)'
              : '(min-width:79em) 36rem,(min-width:60em) calc(50vw - 3.5rem),calc(100vw - 2rem)'
          }
          largest={1080}
          className="why-us__first"
        />
      )}
      {second && (
        <Picture
          picture={second}
          sizes="(min-width:79em) 20rem,(min-width:60em) calc(29vw - 2rem),calc(58vw - 2rem)"
          largest={1080}
          className="why-us__second"
        />
      )}
    </div>
  )
}
