import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Alteration, alterMarkup } from './alter-markup.ts'

interface AlteredProps extends Alteration {
  readonly children: ReactElement
}

/** A component with a class, an attribute or a text of one element changed after rendering. */
export function Altered({ children, ...alteration }: AlteredProps) {
  const html = alterMarkup(renderToStaticMarkup(children), alteration)
  if (html === undefined) return <p className="notice notice--error">There is no {alteration.of} any more.</p>
  return <div className="altered" dangerouslySetInnerHTML={{ __html: html }} />
}
