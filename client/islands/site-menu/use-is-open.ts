import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the popover of a button is open, however it was opened. Unknown in the server's markup and in the first
 * render: there it would lie as soon as the panel is opened without a script.
 */
export function useIsOpen(button: RefObject<HTMLButtonElement | null>): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const panel = button.current?.popoverTargetElement
      panel?.addEventListener('toggle', onChange)
      return () => panel?.removeEventListener('toggle', onChange)
    },
    [button],
  )
  const read = () => button.current?.popoverTargetElement?.matches(':popover-open')
  return useSyncExternalStore(subscribe, read, () => undefined)
}
