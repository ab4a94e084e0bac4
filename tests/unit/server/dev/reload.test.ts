import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { emptyReport } from '../../../../generator/server/dev/overlay/build-report.ts'
import { addresses, type OverlayReport } from '../../../../generator/server/dev/overlay/report.ts'
import { createReloader } from '../../../../generator/server/dev/reload.ts'

const warning: OverlayReport = { ...emptyReport, summary: '1 warning' }

/** What a page receives that starts listening now: names of events, with paths or the summary of a report. */
async function listen({ extension }: ReturnType<typeof createReloader>, known?: string) {
  const heard: string[] = []
  const response = {
    writeHead: () => response,
    once: () => response,
    write(text: string) {
      for (const [, event = '', data = ''] of text.matchAll(/event: (\w+)\ndata: (.*)\n/g)) {
        const heading =
          event === 'run' ? data.split(' ').slice(1).join(' ') : (JSON.parse(data) as OverlayReport).summary
        heard.push(`${event} ${heading}`.trim())
      }
    },
  }
  const url = `${addresses.events}?${known ?? ''}`
  await extension({ url } as IncomingMessage, response as unknown as ServerResponse)
  // Without a run, only what comes later matters.
  if (known === undefined) heard.length = 0
  return heard
}

const open = () => createReloader(Promise.resolve(''))

test('if all pages changed, they get the report after reloading', async () => {
  const reloader = open()
  const heard = await listen(reloader)
  reloader.reload(warning)
  expect(heard).toEqual(['run'])
  expect(reloader.current()).toBe(warning)
})

test('if some changed, the others receive the report', async () => {
  const reloader = open()
  const heard = await listen(reloader)
  reloader.reload(warning, ['/blog', '/'])
  expect(heard).toEqual(['run /blog /', 'report 1 warning'])
})

test('if none changed, no page reloads, and all receive the report', async () => {
  const reloader = open()
  const heard = await listen(reloader)
  reloader.reload(warning, [])
  expect(heard).toEqual(['report 1 warning'])
})

test('a page that listens again hears which pages changed meanwhile; all, if its run is unknown', async () => {
  const reloader = open()
  const [, known] = /data-run="(\w+)"/.exec(reloader.decorate('</body>', 'index.html')) ?? []
  reloader.reload(warning, ['/blog'])
  reloader.reload(warning, ['/'])
  expect(await listen(reloader, known)).toEqual(['run /blog /', 'report 1 warning'])
  expect(await listen(reloader, 'unknown')).toEqual(['run', 'report 1 warning'])
  reloader.reload(warning)
  expect(await listen(reloader, known)).toEqual(['run', 'report 1 warning'])
})
