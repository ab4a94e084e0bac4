import { resolveValue, type Toast, toast as store } from 'react-hot-toast/headless'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'

interface ToastCardProps {
  readonly toast: Toast
  readonly close: string
  readonly onClose: () => void
}

/** A custom toast has its own icon. */
const icons: Readonly<Record<Toast['type'], IconName | undefined>> = {
  blank: 'info',
  error: 'circle-alert',
  success: 'circle-check',
  loading: 'loader-circle',
  custom: undefined,
}

/** One message and the button that closes it. */
export function ToastCard({ toast, close, onClose }: ToastCardProps) {
  const before = useRef<EventTarget | null>(null)
  const icon = icons[toast.type]
  const remember = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget
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
      {icon && <Icon name={icon} />}
      <div className="toast__text">{resolveValue(toast.message, toast)}</div>
      <button className="toast__close" type="button" aria-label={close} onFocus={remember} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  )
}
