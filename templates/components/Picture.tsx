import type { PictureProps } from '../props.ts'

interface PictureElementProps {
  readonly picture: PictureProps
  /** How wide the layout shows it. */
  readonly sizes: string
  readonly className?: string | undefined
  /** The page's first picture: fetched before all others. */
  readonly first?: true | undefined
}

/** A picture in as many pixels as its place needs. */
export function Picture({ picture, sizes, className, first }: PictureElementProps) {
  return (
    <img
      className={className ? `picture ${className}` : 'picture'}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
