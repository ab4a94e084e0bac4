import { useSyncExternalStore } from 'react'

/** False on the server and in the first render, which must match the server's; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** React itself switches the value once; there's nothing to subscribe to. */
function subscribe(): () => void {
  return () => undefined
}
