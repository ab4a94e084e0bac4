import { addresses, type OverlayReport, type ReportedDiagnostic, type ReportedPlace } from './report.ts'
import { styles } from './styles.ts'

/** Shows reports over the page in a shadow root; the page and its islands stay as they are. An empty report removes it. */
export function createOverlay(): (report: OverlayReport) => void {
  let host: HTMLElement | undefined
  let shown = ''
  return (report) => {
    // One save may cause several runs. Don't reopen a report that was closed.
    const asked = JSON.stringify(report)
    if (asked === shown) return
    shown = asked
    host?.remove()
    host = undefined
    if (report.diagnostics.length === 0 && report.trouble === undefined) return
    host = document.createElement('site-diagnostics')
    // On the root element: nothing on the page counts its children, and the page's styles don't apply to it.
    document.documentElement.append(host)
    fill(host, report)
  }
}

function fill(host: HTMLElement, report: OverlayReport): void {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const dialog = buildDialog(report)
  if (!report.stops) dialog.classList.add('warnings')
  const badge = makeButton(report.summary, () => open(dialog, badge))
  badge.className = `badge${report.stops ? ' error' : ''}`
  dialog.addEventListener('close', () => {
    badge.hidden = false
  })
  root.append(dialog, badge)
  if (report.stops) open(dialog, badge)
}

/** Modal, so that focus moves in and Escape closes it; afterwards focus returns to where it was. */
function open(dialog: HTMLDialogElement, badge: HTMLElement): void {
  badge.hidden = true
  dialog.showModal()
  dialog.focus()
}

function buildDialog({ diagnostics, summary, trouble }: OverlayReport): HTMLDialogElement {
  const dialog = make('dialog')
  const title = make('h2', summary)
  title.id = 'title'
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.tabIndex = -1
  const top = make('div', '', 'top')
  top.append(
    title,
    makeButton('Hide (Esc)', () => dialog.close()),
  )
  dialog.append(top, ...(trouble === undefined ? buildLists(diagnostics) : [make('pre', trouble)]))
  return dialog
}

/** If there are errors, warnings are collapsed. */
function buildLists(diagnostics: readonly ReportedDiagnostic[]): HTMLElement[] {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length === 0 || warnings.length === 0) return [buildList(diagnostics)]
  const more = make('details')
  more.append(make('summary', warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`), buildList(warnings))
  return [buildList(errors), more]
}

function buildList(diagnostics: readonly ReportedDiagnostic[]): HTMLElement {
  const list = make('ol')
  list.append(...diagnostics.map(buildItem))
  return list
}

function buildItem({ severity, code, message, at, frame, notes, hint }: ReportedDiagnostic): HTMLElement {
  const item = make('li')
  const heading = make('p')
  heading.append(buildLink(at), make('span', severity, `severity ${severity}`), make('code', code))
  item.append(heading, make('p', message))
  if (frame) item.append(make('pre', frame))
  for (const note of notes) {
    const line = make('p', `note: ${note.message} `)
    line.append(buildLink(note.at))
    item.append(line)
  }
  if (hint) item.append(make('p', `hint: ${hint}`))
  return item
}

/** Opens the place in an editor on the server's machine. If the server finds none, the browser tries. */
function buildLink(place: ReportedPlace): HTMLAnchorElement {
  const link = make('a', place.text)
  link.href = place.address
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void openPlace(link, place)
  })
  return link
}

async function openPlace(link: HTMLElement, { file, line, column, address }: ReportedPlace): Promise<void> {
  const body = JSON.stringify({ file, line, column })
  const headers = { 'Content-Type': 'application/json' }
  // If the server is gone, it can't open anything either.
  const answer = await fetch(addresses.open, { method: 'POST', headers, body }).catch(() => undefined)
  if (answer?.ok) return
  // Scripts can't tell whether the browser has a handler for the URL.
  location.assign(address)
  if (link.nextElementSibling?.classList.contains('unopened')) return
  const advice = ` If no editor opens, set LAUNCH_EDITOR to yours, or go to ${file}, line ${line}.`
  const status = make('span', advice, 'unopened')
  status.setAttribute('role', 'status')
  link.after(status)
}

function makeButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', text)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = '') {
  const element = document.createElement(name)
  element.textContent = text
  if (className) element.className = className
  return element
}
