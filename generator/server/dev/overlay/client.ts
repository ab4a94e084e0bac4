import { createOverlay } from './create-overlay.ts'
import { addresses, type OverlayReport } from './report.ts'

// The only script that `start` adds to pages: it listens for new builds.
let own = document.currentScript?.dataset['run']
let isLeaving = false
const show = createOverlay()
const events = new EventSource(addresses.events)
events.addEventListener('run', ({ data }: MessageEvent<string>) => {
  // If only some pages changed, their addresses follow. Addresses have no spaces.
  const [run, ...pages] = data.split(' ')
  if (run === own) return
  if (pages.length === 0 || pages.includes(location.pathname)) {
    isLeaving = true
    location.reload()
  }
  own = run
})
events.addEventListener('report', ({ data }: MessageEvent<string>) => {
  // After a reload, the new page gets the report.
  if (!isLeaving) show(JSON.parse(data) as OverlayReport)
})
