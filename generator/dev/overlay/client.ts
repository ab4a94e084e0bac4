import { createOverlay } from './show-faults.ts'
import { addresses, type FaultReport } from './shown.ts'

// The one script that `start` adds to a page: it follows the server's runs.
const own = document.currentScript?.dataset['run']
const overlay = createOverlay()
const events = new EventSource(addresses.events)
events.addEventListener('run', ({ data }: MessageEvent<string>) => {
  if (data !== own) location.reload()
})
events.addEventListener('faults', ({ data }: MessageEvent<string>) => overlay.show(JSON.parse(data) as FaultReport))
