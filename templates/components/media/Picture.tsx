import type { PictureProps } from '../../props.ts'

interface PictureElementProps {
  readonly picture: PictureProps
  /** How wide the layout shows it; never less, or it is soft. */
  readonly sizes: string
  /** Pixels that the densest screen asks of this place: what is wider than the variant that has them needs no mention. */
  readonly largest?: number
  readonly className?: string | undefined
  /** CSS pixels that it takes where the layout does not say; its own by default. */
  readonly shownWidth?: number
  /** The page's first picture: fetched before all others. */
  readonly first?: true | undefined
}

/** A picture in as many pixels as its place needs. Until it comes, its place has its tone. */
export function Picture({ picture, sizes, largest = Infinity, className, shownWidth, first }: PictureElementProps) {
  const { stem, alt, tone } = picture
  const widths = picture.widths.filter((_, index) => (picture.widths[index - 1] ?? 0) < largest)
  const width = widths.at(-1) ?? picture.width
  const listCandidates = (type: string) => widths.map((size) => `${stem}-${size}.${type} ${size}w`).join(',')
  return (
    <picture>
      <source srcSet={listCandidates('avif')} sizes={sizes} type="image/avif" />
      <img
        srcSet={listCandidates('webp')}
        sizes={sizes}
        src={`${stem}-${width}.webp`}
        className={className}
        width={shownWidth ?? width}
        height={Math.round((picture.height * (shownWidth ?? width)) / picture.width)}
        data-tone={tone}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        alt={alt}
      />
    </picture>
  )
}
