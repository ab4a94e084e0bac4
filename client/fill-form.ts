/**
 * The memory of the quote form. The loader fetches it on arrival where there may be something to fill in, and otherwise with the
 * visitor's first move. Puts into the form what was typed in this tab before and what the link to this page says (`?service=office`,
 * `?area=troy`), and remembers what is typed. A link replaces what an earlier one said, never what the visitor typed. The choices of
 * an estimate replace that too: the visitor has just made them.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Draft {
  /** What the visitor typed or chose, by form name. */
  readonly typed: Record<string, string>
  /** What links said and the visitor left as it was. */
  readonly given: Record<string, string>
}

const storageKey = 'quote-request'
/** What was sent before in this tab (`client/islands/quote-form/sent-request.ts`). */
const sentKey = 'quote-sent'

/** Fields that a link may fill in under their form names, as an estimate does, and with how many characters at most. */
const linkedNames = ['industry', 'square_footage', 'cleaning_frequency']
const longest = 40

const query = new URLSearchParams(location.search)

const quoteForm = document.querySelector<HTMLFormElement>('form.quote-form')
if (quoteForm) {
  keepDraft(quoteForm)
  showPress(quoteForm)
}

/** Says that a press was seen which the loader holds, until the form's script has come or has not. */
function showPress(form: HTMLFormElement): void {
  const label = form.querySelector('[type=submit]')?.lastChild as Text
  const words = label.data
  const show = () => {
    label.data = (form.ariaBusy && form.dataset['submitting']) || words
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

function keepDraft(form: HTMLFormElement): void {
  // The form shows it once its script is there, which the loader fetches as soon as a visitor reaches for the form.
  if (read(sentKey)) form.dispatchEvent(new Event('focusin', { bubbles: true }))
  let draft = readDraft()
  const linked = readLink(form)
  if (linked['cleaning_frequency'] && draft.given['requirements'] === readSchedule()) delete draft.given['requirements']
  Object.assign(draft.given, linked)
  // The link stays in the address: after a reload what was typed since is the newer.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate') for (const name of linkedNames) if (query.has(name)) delete draft.typed[name]
  if (Object.keys(linked).length > 0) writeDraft(draft)
  // All but the field that no one sees: once a program has filled it in, it must not come back.
  const controls = ([...form.elements] as Control[]).filter(({ name, tabIndex }) => name && tabIndex >= 0)
  for (const control of controls) {
    const value = draft.typed[control.name] ?? draft.given[control.name]
    if (value && !control.value) control.value = value
    // A choice that the form does not offer.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = ''
  }
  // Wide windows never fold it; those of older browsers need it open.
  const details = form.querySelector('details')
  if (details) {
    const isUsed = controls.some((control) => control.value && details.contains(control))
    details.open = isUsed || matchMedia('(min-width: 60em)').matches
  }
  const remember = () => {
    for (const { name, value } of controls) {
      delete draft.typed[name]
      if (value === draft.given[name]) continue
      delete draft.given[name]
      if (value) draft.typed[name] = value
    }
    writeDraft(draft)
  }
  form.addEventListener('input', remember)
  // What was typed before this script came.
  if (controls.some(({ value }) => value)) remember()
  form.addEventListener('reset', () => {
    draft = { typed: {}, given: {} }
    writeDraft(undefined)
  })
  followEstimate(form, (control, value) => {
    delete draft.typed[control.name]
    draft.given[control.name] = value
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    if (details?.contains(control)) details.open = true
  })
}

/** Takes what is chosen in the estimate on this page into the form: each choice when it is made, and all of them with its link. */
function followEstimate(form: HTMLFormElement, give: (control: Control, value: string) => void): void {
  const controlOf = (name: string) => form.elements.namedItem(name) as Control
  const schedule = readSchedule() ?? ''
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.estimate input')]
  const take = (input: HTMLInputElement) => {
    const name = fieldOf(input)
    give(controlOf(name), input.value)
    const requirements = controlOf('requirements')
    if (name === 'cleaning_frequency' && ['', schedule].includes(requirements.value))
      give(requirements, input.value === 'custom' ? schedule : '')
  }
  for (const input of inputs) {
    const { value } = controlOf(fieldOf(input))
    if (input.value === value) input.checked = true
    // Chosen before this script came.
    else if (!value && input.checked && !input.defaultChecked) take(input)
    input.addEventListener('change', () => take(input))
  }
  document.querySelector('.estimate a')?.addEventListener('click', () => {
    for (const input of inputs) if (input.checked || input.type === 'hidden') take(input)
  })
}

/** The estimate's controls have their field's name behind a prefix. */
function fieldOf({ name }: HTMLInputElement): string {
  return name.replace('estimate-', '')
}

function readLink(form: HTMLFormElement): Draft['given'] {
  const given: Draft['given'] = {}
  const service = query.get('service')
  const option = service && form.querySelector<HTMLOptionElement>(`[data-service=${CSS.escape(service)}]`)
  if (option) given['industry'] = option.value
  const area = query.get('area')
  const city = area && document.querySelector(`footer a[href="/service-areas/${CSS.escape(area)}"]`)?.textContent
  if (city) given['requirements'] = `${form.dataset['area']} ${city}`
  for (const name of linkedNames) {
    const value = query.get(name)
    if (value) given[name] = value.slice(0, longest)
  }
  const schedule = readSchedule()
  if (schedule && given['cleaning_frequency'] === 'custom') given['requirements'] ??= schedule
  return given
}

/** What the estimate on this page calls a schedule that the form has no words for: `Nights a week: 3 nights`. */
function readSchedule(): string | undefined {
  const choice = document.querySelector('.choice:has([value=custom])')
  return choice ? `${choice.closest('fieldset')?.firstChild?.textContent}: ${choice.textContent}` : undefined
}

function readDraft(): Draft {
  return { typed: {}, given: {}, ...JSON.parse(read(storageKey) ?? '{}') }
}

/** Storage may be blocked; then the form works without a memory. */
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
