import { resolveValue, type Toast, toast as store } from 'react-hot-toast/headless'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface ToastCardProps {
  readonly toast: Toast
  readonly close: string
  readonly onFocus: () => void
  readonly onClose: () => void
}

/** One message and the button that closes it. */
export function ToastCard({ toast, close, onFocus, onClose }: ToastCardProps) {
  const before = useRef<EventTarget | null>(null)
  const remember = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget
    onFocus()
  }
  const dismiss = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Focus returns to where it was; after a mouse click, without scrolling there.
    currentTarget.blur()
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: detail > 0 })
    store.dismiss(toast.id)
    onClose()
  }
  return (
    <div className={`toast toast--${toast.type}${toast.visible ? '' : ' toast--leaving'}`}>
      <Icon name={toast.type === 'error' ? 'circle-alert' : 'circle-check'} />
      <div className="toast__text">{resolveValue(toast.message, toast)}</div>
      <button className="toast__close" type="button" aria-label={close} onFocus={remember} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  )
}
