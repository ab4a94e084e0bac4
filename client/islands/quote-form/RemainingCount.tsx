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

/** Counts at which the rest is spoken: to hear it at every key would be a torment. */
const spokenCounts = [0, 10, 50, 100]

/** How much more a long text can hold. */
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
  const format = (count: number) => fillText(text, { count: count.toLocaleString('en-US') })
  const spoken = spokenCounts.find((count) => left <= count)
  return (
    <>
      <p id={id} className="field__hint">
        {format(Math.max(0, left))}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {spoken === undefined ? '' : format(spoken)}
      </p>
    </>
  )
}
