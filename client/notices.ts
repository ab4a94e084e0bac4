/**
 * Keeps a notice closed for the rest of the visit: `sessionStorage` remembers it. A page with a notice loads this in its head and
 * waits for it, one small file that is in the browser's cache from the second page on. Later, the page would be painted with
 * the notice and move up when it goes; inline, the Content-Security-Policy would have to allow scripts in pages.
 */

const key = 'closed-notices'

/** Before the notices themselves are parsed. A rule in a sheet needs no permission of the policy, as a style attribute would. */
function hideClosed(): void {
  for (const id of readClosed()) document.styleSheets[0]?.insertRule(`#${CSS.escape(id)}{display:none}`)
}

function readClosed(): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
}

// Storage may be blocked; then a notice is closed for as long as the page is open.
try {
  hideClosed()
  // Keys click too. The `toggle` that follows may come too late for someone who leaves the page at once.
  addEventListener('click', ({ target }) => {
    const notice = (target as Element).closest('.notices__close')?.closest('details')
    if (notice) sessionStorage.setItem(key, JSON.stringify([...readClosed(), notice.id]))
  })
  // Notices may have been closed since this page was drawn ahead, or left.
  document.addEventListener('prerenderingchange', hideClosed)
  addEventListener('pageshow', hideClosed)
} catch {}
