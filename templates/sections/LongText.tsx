import type { ReactNode } from 'react'
import { ContentsList } from '../components/navigation/ContentsList.tsx'
import type { Anchor } from '../props.ts'

interface LongTextProps {
  readonly contentsHeading: string
  readonly contents: readonly Anchor[]
  /** Of the text, if it isn't the page's. */
  readonly language?: string | undefined
  readonly children: ReactNode
}

/** Long-form text, with a table of contents next to it on wide screens. */
export function LongText({ contentsHeading, contents, language, children }: LongTextProps) {
  return (
    <div className={contents.length > 1 ? 'container split long-text' : 'container'}>
      {contents.length > 1 && <ContentsList heading={contentsHeading} anchors={contents} language={language} />}
      <div className="long-text__text" lang={language}>
        {children}
      </div>
    </div>
  )
}
