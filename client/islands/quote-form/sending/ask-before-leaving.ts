/** Milliseconds between the press of a link and the event that it causes. */
const soon = 1000

/**
 * Lets the browser ask before a request is cut off: by closing the tab, for example. To call, or to write in an email program,
 * doesn't leave the page, though browsers send the same event. Returns how to stop.
 */
export function askBeforeLeaving(): () => void {
  let pressed = -soon
  const listeners = new AbortController()
  const { signal } = listeners
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('[href^="tel:"], [href^="mailto:"]')) pressed = timeStamp
    },
    { signal },
  )
  addEventListener(
    'beforeunload',
    (event) => {
      if (event.timeStamp - pressed > soon) event.preventDefault()
    },
    { signal },
  )
  return () => listeners.abort()
}
