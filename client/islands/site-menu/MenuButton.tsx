import { type ReactNode, useEffect, useRef } from 'react'
import { useIsOpen } from './use-is-open.ts'

/** A button and the popover that it opens. */
export interface MenuParts {
  readonly button: HTMLButtonElement
  readonly panel: HTMLElement
}

interface MenuButtonProps {
  readonly className: string
  /** Id of the panel. */
  readonly panel: string
  /** Called once in the browser; what it listens to ends with the signal. A constant. */
  readonly onReady: (menu: MenuParts, signal: AbortSignal) => void
  readonly children: ReactNode
}

/** A button that opens a native popover and, once it is interactive, says whether it did. */
export function MenuButton({ className, panel, onReady, children }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const isOpen = useIsOpen(ref)
  useEffect(() => {
    const button = ref.current
    const target = button?.popoverTargetElement as HTMLElement | null | undefined
    // A browser without popovers has neither; the style sheet opens its menus.
    if (!button || !target) return undefined
    const life = new AbortController()
    onReady({ button, panel: target }, life.signal)
    return () => life.abort()
  }, [onReady])
  return (
    <button
      ref={ref}
      className={className}
      type="button"
      // Safari gives buttons the focus of a press only with it, and before version 17 the style sheet opens menus by the focus.
      tabIndex={0}
      popoverTarget={panel}
      aria-expanded={isOpen}
      aria-controls={isOpen === undefined ? undefined : panel}
    >
      {children}
    </button>
  )
}
