/**
 * Shows that a press was received and is held by the loader, until the form's script loads or fails. It exports nothing: for
 * exports, esbuild would import its helpers from a file of their own, which the form would wait for.
 */

const form = document.querySelector<HTMLFormElement>('form.quote-form')
if (form) {
  const label = form.querySelector('[type=submit]')?.lastChild as Node
  const words = label.textContent
  const show = () => {
    const text = (form.ariaBusy && form.dataset['submitting']) || words
    // If the text is replaced while it's being pressed, Safari drops the press.
    if (label.textContent !== text) label.textContent = text
    const change = form.ariaBusy ? addEventListener : removeEventListener
    change('beforeunload', askFirst)
  }
  const presses = new MutationObserver(show)
  presses.observe(form, { attributeFilter: ['aria-busy'] })
  show()
  form.closest('[data-island]')?.addEventListener('hydrate', () => {
    presses.disconnect()
    form.ariaBusy = null
    show()
  })
}

/** Lets the browser ask before a press is lost: by closing the tab, for example. */
function askFirst(event: Event): void {
  event.preventDefault()
}
