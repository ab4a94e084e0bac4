import { createOverlay } from './show-faults.ts'
import { addresses, type FaultReport } from './shown.ts'

// The one script that `start` adds to a page: it follows the server's runs.
let own = document.currentScript?.dataset['run']
let isLeaving = false
const overlay = createOverlay()
const events = new EventSource(addresses.events)
events.addEventListener('run', ({ data }: MessageEvent<string>) => {
  // Addresses follow where only their pages are others than before; an address has no space.
  const [run, ...pages] = data.split(' ')
  if (run === own) return
  if (pages.length === 0 || pages.includes(location.pathname)) {
    isLeaving = true
    location.reload()
  }
  own = run
})
events.addEventListener('faults', ({ data }: MessageEvent<string>) => {
  // The page that comes back is told.
  if (!isLeaving) overlay.show(JSON.parse(data) as FaultReport)
})
