import { fillText } from '../../../client/ui/fill-text.ts'
import type { TestimonialProps } from '../../props.ts'
import { Picture } from '../media/Picture.tsx'
import { StarRating } from '../text/StarRating.tsx'

interface TestimonialElementProps extends TestimonialProps {
  /** `{rating} out of 5` */
  readonly stars: string
}

/** A client's testimonial, with name and position. */
export function Testimonial({ name, position, content, rating, picture, stars }: TestimonialElementProps) {
  return (
    <figure className="testimonial">
      {rating !== undefined && <StarRating rating={rating} label={fillText(stars, { rating: String(rating) })} />}
      <blockquote className="testimonial__quote">
        <p>{content}</p>
      </blockquote>
      <figcaption className="testimonial__caption">
        {picture && <Picture picture={picture} sizes="3rem" largest={384} className="testimonial__picture" />}
        <span>
          <span className="testimonial__name">{name}</span> <span className="testimonial__position">{position}</span>
        </span>
      </figcaption>
    </figure>
  )
}
