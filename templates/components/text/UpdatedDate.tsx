import type { DateProps } from '../../props.ts'

interface UpdatedDateProps {
  /** A sentence with `{date}` in it. */
  readonly text: string
  readonly date: DateProps
  /** Replaced with the visitor's own date once a script runs. */
  readonly follows?: 'today' | undefined
}

/** When a text was last changed, with a machine-readable date. */
export function UpdatedDate({ text, date, follows }: UpdatedDateProps) {
  const [before, after] = text.split('{date}')
  return (
    <p className="updated-date">
      {before}
      <time dateTime={date.iso} data-today={follows && ''}>
        {date.text}
      </time>
      {after}
    </p>
  )
}
