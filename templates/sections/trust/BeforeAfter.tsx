import { Island } from '../../components/Island.tsx'
import { Picture } from '../../components/media/Picture.tsx'
import { SectionHead } from '../../components/text/SectionHead.tsx'
import type { PictureProps } from '../../props.ts'
import type { BeforeAfterTexts } from '../../texts.ts'

interface BeforeAfterProps {
  readonly id: string
  readonly texts: BeforeAfterTexts
  /** Two images of the same view. */
  readonly pictures: readonly [before: PictureProps, after: PictureProps]
}

/**
 * One place before and after. The second image wipes over the first as the page scrolls or the slider moves; if neither works, or
 * with reduced motion, they are side by side.
 */
export function BeforeAfter({ id, texts, pictures }: BeforeAfterProps) {
  return (
    <section id={id} className="section">
      <div className="container">
        <SectionHead heading={texts.heading} text={texts.text} />
        <div className="before-after grid">
          {([texts.before, texts.after] as const).map(({ caption }, index) => (
            <figure key={caption} className="before-after__side">
              <Picture
                picture={pictures[index as 0 | 1]}
                sizes="(min-width:60em) and (prefers-reduced-motion) 37rem,(min-width:79em) 75rem,calc(100vw - 2rem)"
                className="before-after__picture"
              />
              <figcaption className="before-after__caption">{caption}</figcaption>
            </figure>
          ))}
          <Island name="divider" props={{ label: texts.slider }} />
        </div>
      </div>
    </section>
  )
}
