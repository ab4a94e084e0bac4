import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A button and the popover it opens. */
export interface MenuParts {
  readonly button: HTMLButtonElement
  readonly panel: HTMLElement
}

interface MenuButtonProps {
  readonly className: string
  /** Id of the panel. */
  readonly panel: string
  /** Called once in the browser; the signal removes its listeners. Must be a constant. */
  readonly onReady: (menu: MenuParts, signal: AbortSignal) => void
  readonly children: ReactNode
}

/** A button that opens a native popover and, once hydrated, exposes its state. */
export function MenuButton({ className, panel, onReady, children }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  // Undefined in the first render: the panel may have been opened before.
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const button = ref.current
    const target = button?.popoverTargetElement as HTMLElement | null | undefined
    // A browser without popovers has neither; the style sheet opens its menus.
    if (!button || !target) return undefined
    const life = new AbortController()
    const update = () => setOpen(target.matches(':popover-open'))
    target.addEventListener('toggle', update, life)
    update()
    onReady({ button, panel: target }, life.signal)
    return () => life.abort()
  }, [onReady])
  return (
    <button
      ref={ref}
      className={className}
      type="button"
      // Safari focuses a pressed button only if it has this, and before version 17 the style sheet opens menus on focus.
      tabIndex={0}
      popoverTarget={panel}
      aria-expanded={isOpen}
      aria-controls={isOpen === undefined ? undefined : panel}
    >
      {children}
    </button>
  )
}
