import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a button's popover is open, however it was opened. Undefined in the server markup and in the first render, which would
 * be wrong if the panel was opened before hydration.
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
