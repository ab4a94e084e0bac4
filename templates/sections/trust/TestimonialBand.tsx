import { Testimonial } from '../../components/cards/Testimonial.tsx'
import type { TestimonialProps } from '../../props.ts'
import type { Intro } from '../../texts.ts'

interface TestimonialBandProps {
  readonly id: string
  readonly intro: Intro
  readonly testimonials: readonly TestimonialProps[]
  /** `{rating} out of 5` */
  readonly stars: string
}

/** Testimonials on a dark band: the first one large, the others below. Renders nothing if there are none. */
export function TestimonialBand({ id, intro, testimonials, stars }: TestimonialBandProps) {
  const [first, ...others] = testimonials
  if (!first) return null
  return (
    <section id={id} className="testimonial-band section dark">
      <div className="container">
        <h2 className="testimonial-band__heading">{intro.heading}</h2>
        {intro.text && <p>{intro.text}</p>}
        <Testimonial {...first} stars={stars} />
        {others.length > 0 && (
          <div className="testimonial-band__others">
            {others.map((testimonial) => (
              <Testimonial key={testimonial.name + testimonial.position} {...testimonial} stars={stars} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
