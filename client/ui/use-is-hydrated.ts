import { useSyncExternalStore } from 'react'

/** False on the server and in the first render, which must equal the server's; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** It changes once, by itself. */
function subscribe(): () => void {
  return () => undefined
}
