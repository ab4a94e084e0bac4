import type { ReactNode } from 'react'
import { markLanguage } from '../../../client/ui/mark-language.ts'
import { Picture } from '../../components/media/Picture.tsx'
import type { PictureProps } from '../../props.ts'
import { Words } from '../../components/text/Words.tsx'

interface HeroProps {
  readonly heading: ReactNode
  readonly text?: ReactNode
  readonly breadcrumbs?: ReactNode
  /** Above the heading. */
  readonly before?: ReactNode
  /** Buttons below the text. */
  readonly actions?: ReactNode
  readonly picture?: PictureProps | undefined
  /** An illustration instead of an image. */
  readonly media?: ReactNode
  /** A card that overlaps the bottom edge. */
  readonly strip?: ReactNode
  /** The first screen of the site: dark, with an image that bleeds off its right edge. */
  readonly home?: true | undefined
  /** Of the heading and the text, if it isn't the page's. */
  readonly language?: string | undefined
}

/** The top of a page: its only `h1`, what the page is about and what to do next. */
export function Hero({
  heading,
  text,
  breadcrumbs,
  before,
  actions,
  picture,
  media,
  strip,
  home,
  language,
}: HeroProps) {
  const marks = markLanguage(language)
  const classes = [
    'hero',
    home ? 'hero--home dark' : picture || media ? 'hero--inner hero--picture' : 'hero--inner',
    strip && 'hero--strip',
  ]
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      <div className="container hero__grid">
        {breadcrumbs}
        <div className="hero__copy">
          {before}
          <h1 {...marks}>{heading}</h1>
          {text && (
            <div className="hero__text" {...marks}>
              {typeof text === 'string' ? (
                <p>
                  <Words>{text}</Words>
                </p>
              ) : (
                text
              )}
            </div>
          )}
          {actions && <div className="hero__actions">{actions}</div>}
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes={`${home ? '(min-width:60em) calc(50vw + 7rem)' : '(min-width:79em) 36rem,(min-width:60em) calc(50vw - 3.5rem)'},calc(100vw - 2rem)`}
            className="hero__picture"
            first
          />
        )}
        {media}
        {strip}
      </div>
    </section>
  )
}
