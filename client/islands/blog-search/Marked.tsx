import { Fragment } from 'react'
import { markMatches } from './mark-matches.ts'

interface MarkedProps {
  readonly text: string
  readonly words: readonly string[]
}

/** Text with the search matches highlighted. */
export function Marked({ text, words }: MarkedProps) {
  let start = 0
  return markMatches(text, words).map((part) => {
    const key = start
    start += part.text.length
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <Fragment key={key}>{part.text}</Fragment>
  })
}
