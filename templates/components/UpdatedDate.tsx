import type { DateProps } from '../props.ts'

interface UpdatedDateProps {
  /** A sentence with `{date}` in it. */
  readonly text: string
  readonly date: DateProps
}

/** When a text last changed, the date in it readable by machines. */
export function UpdatedDate({ text, date }: UpdatedDateProps) {
  const [before, after] = text.split('{date}')
  return (
    <p className="updated-date">
      {before}
      <time dateTime={date.iso}>{date.text}</time>
      {after}
    </p>
  )
}
