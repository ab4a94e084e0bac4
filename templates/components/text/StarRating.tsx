import { Icon } from '../../../client/ui/Icon.tsx'

interface StarRatingProps {
  /** 1 to 5 */
  readonly rating: number
  /** The rating in words. */
  readonly label: string
}

/** Five stars, as many of them filled as were given. */
export function StarRating({ rating, label }: StarRatingProps) {
  return (
    <p className="star-rating">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star <= rating ? 'star-rating__full' : undefined} />
      ))}
      <span className="visually-hidden">{label}</span>
    </p>
  )
}
