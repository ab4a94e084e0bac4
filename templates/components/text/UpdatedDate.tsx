import type { DateProps } from '../../props.ts'

interface UpdatedDateProps {
  /** A sentence with `{date}` in it. */
  readonly text: string
  readonly date: DateProps
  /** The visitor's own date takes the place of this one, as soon as a script can say it. */
  readonly follows?: 'today' | undefined
}

/** When a text last changed, the date in it readable by machines. */
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
