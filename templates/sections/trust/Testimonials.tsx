import { Section } from '../../components/text/Section.tsx'
import { Testimonial } from '../../components/cards/Testimonial.tsx'
import { chooseColumns } from '../../choose-columns.ts'
import type { TestimonialProps } from '../../props.ts'
import type { Intro } from '../../texts.ts'

interface TestimonialsProps {
  readonly id: string
  readonly intro: Intro
  readonly testimonials: readonly TestimonialProps[]
  /** `{rating} out of 5` */
  readonly stars: string
}

/** Testimonials; renders nothing if there are none. */
export function Testimonials({ id, intro, testimonials, stars }: TestimonialsProps) {
  if (testimonials.length === 0) return null
  return (
    <Section id={id} {...intro}>
      <div className={`grid grid--${chooseColumns(testimonials.length, [3, 2])}`}>
        {testimonials.map((testimonial) => (
          <Testimonial key={testimonial.name + testimonial.position} {...testimonial} stars={stars} />
        ))}
      </div>
    </Section>
  )
}
