/** Form name of the field below; nothing of it is sent. */
export const trapName = 'extra_note'

interface TrapProps {
  readonly id: string
  readonly label: string
}

/** A field for programs that fill in everything. People do not see it, and keyboards, screen readers and autofill pass it by. */
export function Trap({ id, label }: TrapProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
