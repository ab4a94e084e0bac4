import { expect, test } from 'vitest'
import { serveSite } from '../../../../generator/server/serve/serve-site.ts'
import { openMemoryStore } from '../../../../generator/server/serve/site-store.ts'
import { findFreePort } from '../../../support/serve.ts'

test('an error during a request is reported, and the client gets 500', async () => {
  const store = openMemoryStore()
  const broken = {
    path: 'about.html',
    get content(): string {
      throw new Error('no such component')
    },
  }
  store.replace([broken])
  const reported: string[] = []
  const port = await findFreePort()
  const server = await serveSite({ store, port, report: (sentence) => void reported.push(sentence) })
  const { status } = await fetch(`http://localhost:${port}/about`)
  server.close()
  expect(status).toBe(500)
  expect(reported).toEqual([expect.stringMatching(/^The request for \/about failed: Error: no such component\n\s+at /)])
})
