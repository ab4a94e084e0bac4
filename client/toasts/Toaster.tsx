import { type Toast, useToaster } from 'react-hot-toast/headless'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { ToastCard } from './ToastCard.tsx'

interface ToasterProps {
  /** Accessible name of the button that closes a message. */
  readonly close: string
}

/**
 * Shows toasts in the live region that every page has from the start, because screen readers miss regions added along with their
 * text. Renders nothing on the server and in the first render. Toasts last as long as the library's default.
 */
export function Toaster({ close }: ToasterProps) {
  const region = useIsHydrated() ? document.querySelector('.toasts') : null
  const { toasts, handlers } = useToaster()
  const [isHovered, setHovered] = useState(false)
  // The key of a toast: nothing says that one with focus is gone, as when another replaces it.
  const [focused, setFocused] = useState('')
  const isFocused = toasts.some((toast) => keyOf(toast) === focused)
  const isHeld = (isHovered || isFocused) && toasts.some(({ visible }) => visible)
  const resume = useEffectEvent(() => handlers.endPause())
  const { startPause } = handlers
  useEffect(() => {
    if (!isHeld) return undefined
    startPause()
    return () => resume()
  }, [isHeld, startPause])
  if (!region) return null
  return createPortal(
    <div
      className="toasts__list"
      onPointerOver={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onBlur={() => setFocused('')}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={keyOf(toast)}
          toast={toast}
          close={close}
          onFocus={() => setFocused(keyOf(toast))}
          onClose={() => setHovered(false)}
        />
      ))}
    </div>,
    region,
  )
}

/** A repeated message is a new element, so that it's announced again. */
function keyOf({ id, createdAt }: Toast): string {
  return `${id} ${createdAt}`
}
