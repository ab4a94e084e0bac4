import { useEffect, useState } from 'react'
import { fillText } from '../../../ui/fill-text.ts'

interface RemainingCountProps {
  readonly id: string
  readonly controlId: string
  /** Maximum number of characters. */
  readonly limit: number
  /** `{count} characters left` */
  readonly text: string
}

/** The count appears once this many characters are left; before that it would only distract. */
const shownFrom = 500

/** Remaining characters of a long text. Screen readers announce it with the field's name, not at every keystroke. */
export function RemainingCount({ id, controlId, limit, text }: RemainingCountProps) {
  const [left, setLeft] = useState(limit)
  useEffect(() => {
    const control = document.getElementById(controlId)
    if (!(control instanceof HTMLTextAreaElement)) return undefined
    const listening = new AbortController()
    const count = () => setLeft(limit - control.value.length)
    count()
    control.addEventListener('input', count, listening)
    // The event fires before the control is cleared.
    control.form?.addEventListener('reset', () => setLeft(limit), listening)
    return () => listening.abort()
  }, [controlId, limit])
  return (
    <p id={id} className="field__hint" hidden={left > shownFrom}>
      {left <= shownFrom && fillText(text, { count: String(Math.max(0, left)) })}
    </p>
  )
}
