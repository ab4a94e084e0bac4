/** Name of the honeypot below; never sent. */
export const trapName = 'extra_note'

interface TrapProps {
  readonly id: string
  readonly label: string
}

/** A honeypot. It's hidden from people, and keyboards, screen readers and autofill skip it. */
export function Trap({ id, label }: TrapProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
