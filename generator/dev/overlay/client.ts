import { createOverlay } from './show-faults.ts'
import { addresses, type FaultReport } from './shown.ts'

// The one script that `start` adds to a page: it follows the server's runs.
const overlay = createOverlay()
const events = new EventSource(addresses.events)
events.addEventListener('reload', () => location.reload())
events.addEventListener('faults', ({ data }: MessageEvent<string>) => overlay.show(JSON.parse(data) as FaultReport))
