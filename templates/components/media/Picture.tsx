import type { PictureProps } from '../../props.ts'

interface PictureElementProps {
  readonly picture: PictureProps
  /** Width in the layout; never too small, or the image is blurry. */
  readonly sizes: string
  /** Device pixels that the densest screens need here: variants wider than the first to reach that are left out. */
  readonly largest?: number
  readonly className?: string | undefined
  /** Width in CSS pixels if the layout doesn't set it; defaults to the image's own. */
  readonly shownWidth?: number
  readonly title?: string | undefined
  /** The page's first image: loaded with high priority. */
  readonly first?: true | undefined
}

/** An image at the resolution its place needs. Until it loads, its place has its tone. */
export function Picture({
  picture,
  sizes,
  largest = Infinity,
  className,
  shownWidth,
  title,
  first,
}: PictureElementProps) {
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
        title={title}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        alt={alt}
      />
    </picture>
  )
}
