import type { ReactNode } from 'react'
import { ContentsList } from '../components/navigation/ContentsList.tsx'
import type { Anchor } from '../props.ts'

interface LongTextProps {
  readonly contentsHeading: string
  readonly contents: readonly Anchor[]
  readonly children: ReactNode
}

/** Long-form text, with a table of contents next to it on wide screens. */
export function LongText({ contentsHeading, contents, children }: LongTextProps) {
  return (
    <div className={contents.length > 1 ? 'container split long-text' : 'container'}>
      {contents.length > 1 && <ContentsList heading={contentsHeading} anchors={contents} />}
      <div className="long-text__text">{children}</div>
    </div>
  )
}
