import { addresses, type OverlayReport, type ReportedDiagnostic, type ReportedPlace } from './report.ts'
import { styles } from './styles.ts'

// The only script that `start` adds to pages: it listens for new builds.
let own = document.currentScript?.dataset['run']
let isLeaving = false
let shown = ''
let events: EventSource | undefined
listen()
document.addEventListener('visibilitychange', listen)

/** Listens only in visible tabs: each takes a connection, and with a seventh to the same server, a browser loads nothing more. */
function listen(): void {
  events?.close()
  if (document.hidden) return
  events = new EventSource(`${addresses.events}?${own ?? ''}`)
  events.addEventListener('run', hearRun)
  events.addEventListener('report', hearReport)
}

function hearRun({ data }: MessageEvent<string>): void {
  // If only some pages changed, their addresses follow. Addresses have no spaces.
  const [run, ...pages] = data.split(' ')
  if (run === own) return
  if (pages.length === 0 || pages.includes(location.pathname)) {
    isLeaving = true
    location.reload()
  }
  own = run
}

function hearReport({ data }: MessageEvent<string>): void {
  // After a reload, the new page gets the report. One save may cause several runs: a report that was closed stays so.
  if (isLeaving || data === shown) return
  shown = data
  show(JSON.parse(data) as OverlayReport)
}

let host: HTMLElement | undefined

/** Shows a report over the page in a shadow root; the page and its islands stay as they are. An empty report removes it. */
function show(report: OverlayReport): void {
  host?.remove()
  host = undefined
  if (report.diagnostics.length === 0 && report.trouble === undefined) return
  host = document.createElement('site-diagnostics')
  // On the root element: nothing on the page counts its children, and the page's styles don't apply to it.
  document.documentElement.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const dialog = buildDialog(report)
  const badge = make('button', report.summary)
  badge.type = 'button'
  badge.className = `badge${report.stops ? ' error' : ''}`
  // Modal, so that focus moves in and Escape closes it; afterwards focus returns to where it was.
  const open = () => {
    badge.hidden = true
    dialog.showModal()
    dialog.focus()
  }
  badge.addEventListener('click', open)
  dialog.addEventListener('close', () => (badge.hidden = false))
  root.append(dialog, badge)
  if (report.stops) open()
}

function buildDialog({ diagnostics, summary, stops, trouble }: OverlayReport): HTMLDialogElement {
  const title = make('h2', summary)
  title.id = 'title'
  const hide = make('button', 'Hide (Esc)')
  hide.type = 'button'
  hide.addEventListener('click', () => dialog.close())
  const top = make('div', title, hide)
  top.className = 'top'
  const dialog = make('dialog', top, ...(trouble === undefined ? buildLists(diagnostics) : [make('pre', trouble)]))
  if (!stops) dialog.className = 'warnings'
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.tabIndex = -1
  return dialog
}

/** If there are errors, warnings are collapsed. */
function buildLists(diagnostics: readonly ReportedDiagnostic[]): HTMLElement[] {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const list = (listed: readonly ReportedDiagnostic[]) => make('ol', ...listed.map(buildItem))
  if (errors.length === 0 || warnings.length === 0) return [list(diagnostics)]
  const summary = make('summary', warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`)
  return [list(errors), make('details', summary, list(warnings))]
}

function buildItem({ severity, code, message, at, frame, notes, hint }: ReportedDiagnostic): HTMLElement {
  const kind = make('span', severity)
  kind.className = `severity ${severity}`
  return make(
    'li',
    make('p', buildLink(at), kind, make('code', code)),
    make('p', message),
    ...(frame ? [make('pre', frame)] : []),
    ...notes.map((note) => make('p', `note: ${note.message} `, buildLink(note.at))),
    ...(hint ? [make('p', `hint: ${hint}`)] : []),
  )
}

/** Opens the place in an editor on the server's machine. If the server finds none, the browser tries. */
function buildLink({ file, line, column, text, address }: ReportedPlace): HTMLAnchorElement {
  const link = make('a', text)
  link.href = address
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    const body = JSON.stringify({ file, line, column })
    const headers = { 'Content-Type': 'application/json' }
    // If the server is gone, it can't open anything either.
    const answer = await fetch(addresses.open, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer?.ok) return
    // Scripts can't tell whether the browser has a handler for the URL.
    location.assign(address)
    if (link.nextElementSibling?.role === 'status') return
    const status = make('span', ` If no editor opens, set LAUNCH_EDITOR to yours, or go to ${file}, line ${line}.`)
    status.role = 'status'
    link.after(status)
  })
  return link
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: readonly (Node | string)[]) {
  const element = document.createElement(name)
  element.append(...content)
  return element
}
