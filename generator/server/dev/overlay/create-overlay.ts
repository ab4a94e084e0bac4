import { addresses, type FaultReport, type ShownFault, type ShownPlace } from './shown.ts'
import { styles } from './styles.ts'

/** Shows reports over the page, in a tree of its own; the page and its islands stay as they are under it. */
export interface Overlay {
  /** Shows a report; one without faults takes away what stood there. */
  show(report: FaultReport): void
}

export function createOverlay(): Overlay {
  let host: HTMLElement | undefined
  let shown = ''
  return {
    show(report) {
      // One save may be several runs; who has put a report away has read it.
      const asked = JSON.stringify(report)
      if (asked === shown) return
      shown = asked
      host?.remove()
      host = undefined
      if (report.faults.length === 0 && report.trouble === undefined) return
      host = document.createElement('site-faults')
      // At the root: nothing of the page counts its children, and no style of the page speaks of it.
      document.documentElement.append(host)
      fill(host, report)
    },
  }
}

function fill(host: HTMLElement, report: FaultReport): void {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const dialog = buildDialog(report)
  if (!report.stops) dialog.classList.add('warnings')
  const badge = make('button', report.summary, `badge${report.stops ? ' error' : ''}`)
  badge.type = 'button'
  badge.addEventListener('click', () => open(dialog, badge))
  dialog.addEventListener('close', () => {
    badge.hidden = false
  })
  root.append(dialog, badge)
  if (report.stops) open(dialog, badge)
}

/** Modal, so that the focus moves in and Escape closes; it comes back to where it was. */
function open(dialog: HTMLDialogElement, badge: HTMLElement): void {
  badge.hidden = true
  dialog.showModal()
  dialog.focus()
}

function buildDialog({ faults, summary, trouble }: FaultReport): HTMLDialogElement {
  const dialog = make('dialog')
  const title = make('h2', summary)
  title.id = 'title'
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.tabIndex = -1
  const close = make('button', 'Hide (Esc)')
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())
  const top = make('div', '', 'top')
  top.append(title, close)
  dialog.append(top, ...(trouble === undefined ? buildLists(faults) : [make('pre', trouble)]))
  return dialog
}

/** Beside errors, warnings wait behind a line of their own. */
function buildLists(faults: readonly ShownFault[]): HTMLElement[] {
  const warnings = faults.filter(({ severity }) => severity === 'warning')
  const errors = faults.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return [buildList(warnings)]
  if (warnings.length === 0) return [buildList(errors)]
  const more = make('details')
  more.append(make('summary', warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`), buildList(warnings))
  return [buildList(errors), more]
}

function buildList(faults: readonly ShownFault[]): HTMLElement {
  const list = make('ol')
  list.append(...faults.map(buildItem))
  return list
}

function buildItem({ severity, code, message, at, frame, notes, hint }: ShownFault): HTMLElement {
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

/** Opens the place in the editor of the machine that serves; where the server knows none, the browser is asked. */
function buildLink(place: ShownPlace): HTMLAnchorElement {
  const link = make('a', place.text)
  link.href = place.address
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void openPlace(link, place)
  })
  return link
}

async function openPlace(link: HTMLElement, { file, line, column, address }: ShownPlace): Promise<void> {
  const body = JSON.stringify({ file, line, column })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(addresses.open, { method: 'POST', headers, body }).catch(() => undefined)
  if (answer?.ok) return
  // Whether the browser knows a program for the address, no script is told.
  location.assign(address)
  if (link.nextElementSibling?.classList.contains('unopened')) return
  const advice = make(
    'span',
    ` If no editor opens: set LAUNCH_EDITOR to yours, or go to ${file}, line ${line}.`,
    'unopened',
  )
  advice.setAttribute('role', 'status')
  link.after(advice)
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = '') {
  const element = document.createElement(name)
  element.textContent = text
  if (className) element.className = className
  return element
}
