import { createOverlay } from './create-overlay.ts'
import { addresses, type OverlayReport } from './report.ts'

// The one script that `start` adds to a page: it follows the server's runs.
let own = document.currentScript?.dataset['run']
let isLeaving = false
const show = createOverlay()
const events = new EventSource(addresses.events)
events.addEventListener('run', ({ data }: MessageEvent<string>) => {
  // Addresses follow if only their pages changed; an address has no space.
  const [run, ...pages] = data.split(' ')
  if (run === own) return
  if (pages.length === 0 || pages.includes(location.pathname)) {
    isLeaving = true
    location.reload()
  }
  own = run
})
events.addEventListener('report', ({ data }: MessageEvent<string>) => {
  // The page that comes back gets the report.
  if (!isLeaving) show(JSON.parse(data) as OverlayReport)
})
