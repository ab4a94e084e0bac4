import { useToaster } from 'react-hot-toast/headless'
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
  const [isFocused, setFocused] = useState(false)
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
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {toasts.map((toast) => (
        // A repeated message is a new element, so that it's announced again.
        <ToastCard
          key={`${toast.id} ${toast.createdAt}`}
          toast={toast}
          close={close}
          onClose={() => setHovered(false)}
        />
      ))}
    </div>,
    region,
  )
}
