/**
 * Keeps a notice closed for the rest of the visit, using `sessionStorage`. Pages with a notice load this render-blocking in the
 * head; it's one small file, cached from the second page on. Any later, the page would paint with the notice and shift when it
 * goes; inline, the Content-Security-Policy would have to allow inline scripts.
 */

const key = 'closed-notices'

/**
 * Runs before the notices are parsed. Unlike a style attribute, a rule added to a sheet isn't subject to the
 * Content-Security-Policy.
 */
function hideClosed(): void {
  for (const id of readClosed()) document.styleSheets[0]?.insertRule(`#${CSS.escape(id)}{display:none}`)
}

function readClosed(): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
}

// Storage may be blocked; a notice then stays closed only as long as the page is open.
try {
  hideClosed()
  // Keys trigger clicks too. The `toggle` event that follows may be too late if the visitor leaves the page right away.
  addEventListener('click', ({ target }) => {
    const notice = (target as Element).closest('.notices__close')?.closest('details')
    if (notice) sessionStorage.setItem(key, JSON.stringify([...readClosed(), notice.id]))
  })
  // Notices may have been closed since this page was prerendered or left.
  document.addEventListener('prerenderingchange', hideClosed)
  addEventListener('pageshow', hideClosed)
} catch {}
