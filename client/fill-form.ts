/**
 * Remembers the quote form. Restores what was typed in this tab and prefills what the link to this page says (`?service=office`,
 * `?area=troy`, or the address of the page it is on), then saves what the visitor types. The loader fetches it on arrival if
 * there may be something to fill in, otherwise on the visitor's first interaction.
 * It also makes the Next key of phones lead to the next field.
 * A link replaces values from an earlier link, never what the visitor typed. Choices in the estimate replace both, since the
 * visitor has just made them; beside the form, the choices that it starts with only fill what is empty.
 */

import './show-press.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Draft {
  /** What the visitor typed or chose, by field name. */
  readonly typed: Record<string, string>
  /** Values from links that the visitor hasn't changed. */
  readonly given: Record<string, string>
}

const storageKey = 'quote-request'
/** The last request sent from this tab, and one that may not have arrived (`client/islands/quote-form/sending/sent-request.ts`). */
const requestKeys = ['quote-sent', 'quote-tried']

/** Fields that a link, such as the estimate's, may fill in by name, and the maximum length of a value. */
const linkedNames = ['industry', 'square_footage', 'cleaning_frequency']
const longest = 40

/** What the link says. Without a query, the page it is on says it: `/services/office` is `service=office`. */
const query = new URLSearchParams(
  location.search ||
    document.referrer.replace(location.origin, '').replace(/^\/(?:service-)?(\w+)s\/([^/.?]+).*|.*/, '$1=$2'),
)

const quoteForm = document.querySelector<HTMLFormElement>('form.quote-form')
if (quoteForm) {
  const begin = () => keepDraft(quoteForm)
  // A prerendered page may open much later, after more was typed or sent.
  if ((document as PrerenderedDocument).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

/** Prerendering exists only in some browsers and isn't in the DOM types. */
interface PrerenderedDocument extends Document {
  readonly prerendering?: boolean
}

function keepDraft(served: HTMLFormElement): void {
  let form = served
  // The form shows the request once its script loads, and the loader fetches that when the form gets focus.
  if (requestKeys.some(read)) form.dispatchEvent(new Event('focusin', { bubbles: true }))
  let draft = readDraft()
  // The link stays in the URL, so after a reload, what was typed since then is newer.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNew = visit?.type === 'navigate'
  const hasNights = isNew && query.get('cleaning_frequency')
  const linked =
    isNew || read(storageKey) === null
      ? readLink(form, (hasNights && draft.typed['requirements']) || (draft.given['requirements'] ?? ''))
      : {}
  Object.assign(draft.given, linked)
  if (isNew) for (const name of linkedNames) if (query.has(name)) delete draft.typed[name]
  // What was typed there is in `linked`, followed by the nights.
  if (hasNights) delete draft.typed['requirements']
  if (Object.keys(linked).length > 0) writeDraft(draft)
  let controls: readonly Control[] = []
  const controlOf = (name: string) => form.elements.namedItem(name) as Control
  // The browser restores some fields as this page last had them; a newer visit may have changed them.
  const isReturn = visit?.type === 'back_forward' && !navigator.userActivation?.hasBeenActive
  const fill = () => {
    // Skips the honeypot: if a program filled it in, its value must not come back.
    controls = ([...form.elements] as Control[]).filter(({ name, tabIndex }) => name && tabIndex >= 0)
    for (const control of controls) {
      const value = draft.typed[control.name] ?? draft.given[control.name]
      if (value && (isReturn || !control.value)) control.value = value
      // The form doesn't offer this value.
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = ''
    }
    // Never folded in wide windows; older browsers need the `open` attribute for that.
    const details = form.querySelector('details')
    if (details) {
      const isUsed = controls.some((control) => control.value && details.contains(control))
      // The visitor may have opened it before this script loaded.
      details.open ||= isUsed || matchMedia('(min-width: 60em)').matches
    }
  }
  fill()
  const readStored = () => [storageKey, ...requestKeys].map(read).join()
  let stored = readStored()
  addEventListener('pagehide', () => {
    stored = readStored()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Safari empties fields without autocomplete just after it shows a page from its back-forward cache.
    if (readStored() === stored) setTimeout(fill)
    // What this page shows may have been changed, tried or sent from a newer one.
    else {
      // Firefox would restore the fields after reloading, too.
      for (const control of controls) control.value = ''
      location.reload()
    }
  })
  const remember = () => {
    for (const { name, value } of controls) {
      delete draft.typed[name]
      if (value === draft.given[name]) continue
      delete draft.given[name]
      if (value) draft.typed[name] = value
    }
    writeDraft(draft)
  }
  const island = form.parentElement as HTMLElement
  island.addEventListener('input', remember)
  // Some autofill programs fire only this.
  island.addEventListener('change', remember)
  // To the browser, it's Enter, which submits: as usual on other keyboards.
  island.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    controls[controls.indexOf(target) + 1]?.focus()
  })
  // Save what was typed before this script loaded.
  if (controls.some(({ value }) => value)) remember()
  island.addEventListener('reset', () => {
    draft = { typed: {}, given: {} }
    writeDraft(undefined)
  })
  let focused = document.activeElement as Control
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Control
  })
  // React replaces the form if a translation or a password manager changed its markup.
  new MutationObserver(() => {
    if (form.isConnected) return
    form = island.querySelector('form') as HTMLFormElement
    fill()
    // The focus went with the old form, unless it is elsewhere on the page.
    if (document.activeElement === document.body) controlOf(focused.name)?.focus()
  }).observe(island, { childList: true })
  followEstimate(controlOf, (control, value) => {
    delete draft.typed[control.name]
    draft.given[control.name] = value
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    const details = control.closest('details')
    if (details) details.open = true
  })
}

/** Copies the estimate's choices on this page into the form: each as it's made, and the others when its link is followed. */
function followEstimate(controlOf: (name: string) => Control, give: (control: Control, value: string) => void): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.estimate input')]
  const take = (input: HTMLInputElement) => {
    const name = fieldOf(input)
    give(controlOf(name), input.value)
    const requirements = controlOf('requirements')
    if (name === 'cleaning_frequency') give(requirements, putSchedule(requirements.value, input.value))
  }
  for (const input of inputs) {
    const { value } = controlOf(fieldOf(input))
    if (input.value === value) input.checked = true
    // Chosen before this script loaded.
    else if (!value && input.checked && !input.defaultChecked) take(input)
    input.addEventListener('change', () => take(input))
  }
  document.querySelector('.estimate a')?.addEventListener('click', () => {
    for (const input of inputs) {
      const isFree = !input.defaultChecked || !controlOf(fieldOf(input)).value
      if ((input.checked && isFree) || input.type === 'hidden') take(input)
    }
  })
}

/** The estimate's controls are named after the form's fields, with a prefix. */
function fieldOf({ name }: HTMLInputElement): string {
  return name.replace('estimate-', '')
}

/** What the link says. It adds to the `requirements` that an earlier one filled in. */
function readLink(form: HTMLFormElement, requirements: string): Draft['given'] {
  const given: Draft['given'] = {}
  const service = query.get('service')
  const option = service && form.querySelector<HTMLOptionElement>(`[data-service=${CSS.escape(service)}]`)
  if (option) given['industry'] = option.value
  const area = query.get('area')
  const city = area && document.querySelector(`footer a[href="/service-areas/${CSS.escape(area)}"]`)?.textContent
  if (city) given['requirements'] = putLine(requirements, `${form.dataset['area']} `, city)
  for (const name of linkedNames) {
    const value = query.get(name)
    if (value) given[name] = value.slice(0, longest)
  }
  const frequency = given['cleaning_frequency']
  if (frequency) given['requirements'] = putSchedule(given['requirements'] ?? requirements, frequency)
  return given
}

/** Names a schedule that the form has no option for in the requirements, and no other. */
function putSchedule(requirements: string, frequency: string): string {
  const choice = document.querySelector('.choice:has([value=custom])')
  const question = `${choice?.closest('fieldset')?.firstChild?.textContent}: `
  return putLine(requirements, question, frequency === 'custom' && choice?.textContent)
}

/** Adds a line to the requirements, in place of those that begin the same. */
function putLine(requirements: string, start: string, end: string | false | undefined): string {
  const kept = requirements.split('\n').filter((line) => !line.startsWith(start))
  return [...kept, end ? start + end : ''].join('\n').trim()
}

function readDraft(): Draft {
  return { typed: {}, given: {}, ...JSON.parse(read(storageKey) ?? '{}') }
}

/** Storage may be blocked; the form then works without saved values. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft))
    else sessionStorage.removeItem(storageKey)
  } catch {}
}
