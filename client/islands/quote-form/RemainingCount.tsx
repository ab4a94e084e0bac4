import { useEffect, useState } from 'react'
import { fillText } from '../../ui/fill-text.ts'

interface RemainingCountProps {
  readonly id: string
  readonly controlId: string
  /** Characters that the control takes. */
  readonly limit: number
  /** `{count} characters left` */
  readonly text: string
}

/** Characters left from which on the count is shown: before that it would only distract. */
const shownFrom = 500

/** How much more a long text can hold. Screen readers hear it with the field's name, not at every key. */
export function RemainingCount({ id, controlId, limit, text }: RemainingCountProps) {
  const [left, setLeft] = useState(limit)
  useEffect(() => {
    const control = document.getElementById(controlId)
    if (!(control instanceof HTMLTextAreaElement)) return undefined
    const listening = new AbortController()
    const count = () => setLeft(limit - control.value.length)
    count()
    control.addEventListener('input', count, listening)
    // The event comes before the control is emptied.
    control.form?.addEventListener('reset', () => setLeft(limit), listening)
    return () => listening.abort()
  }, [controlId, limit])
  return (
    <p id={id} className="field__hint" hidden={left > shownFrom}>
      {left <= shownFrom && fillText(text, { count: String(Math.max(0, left)) })}
    </p>
  )
}
