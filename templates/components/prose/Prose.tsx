import { renderToStaticMarkup } from 'react-dom/server'
import { fillPictures } from '../../fill-pictures.ts'
import type { RichText, TextPictureProps } from '../../props.ts'
import { Picture } from '../media/Picture.tsx'

interface ProseProps {
  readonly text: RichText
}

/** Anything beyond paragraphs and links within the site: only pages with such text load its styles. */
const rich = /<(?!\/?(?:p|a|strong|em|br)\b)|href="http/

/** Text written in Markdown. */
export function Prose({ text }: ProseProps) {
  const html = fillPictures(text, (picture) => renderToStaticMarkup(<TextPicture {...picture} />))
  const classes = rich.test(html) ? 'prose prose--rich' : 'prose'
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Width of the text column, and of each of two images side by side. */
const sizes = {
  whole: '(min-width: 40em) 36rem, calc(100vw - 2rem)',
  row: '(min-width: 40em) 18rem, 50vw',
  line: '(min-width: 40em) 36rem, calc(100vw - 2rem)',
} as const

function TextPicture({ picture, fit, title, width }: TextPictureProps) {
  const shown = width === undefined ? {} : { shownWidth: Math.min(width, picture.width) }
  return <Picture picture={picture} sizes={width === undefined ? sizes[fit] : `${width}px`} title={title} {...shown} />
}
