import { markLanguage } from '../../../client/ui/mark-language.ts'
import type { Anchor } from '../../props.ts'

interface ContentsListProps {
  readonly heading: string
  readonly anchors: readonly Anchor[]
  /** Of the labels, if it isn't the page's. */
  readonly language?: string | undefined
}

/** Links to the sections of a long text; sticky next to the text if there's room. */
export function ContentsList({ heading, anchors, language }: ContentsListProps) {
  return (
    <nav className="contents-list" aria-labelledby="contents-heading">
      <p id="contents-heading" className="contents-list__heading">
        {heading}
      </p>
      <ol {...markLanguage(language)}>
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <a className="contents-list__link" href={`#${anchor.id}`}>
              {anchor.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
