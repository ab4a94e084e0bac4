import { afterEach, expect, test } from 'vitest'
import { createAssetRestorer } from '../../../../generator/server/dev/missing-files.ts'
import { serveSite } from '../../../../generator/server/serve/serve-site.ts'
import { openMemoryStore } from '../../../../generator/server/serve/site-store.ts'
import { DamagedCacheError } from '../../../../generator/shared/cache/damaged-cache-error.ts'
import { ChangedFileError } from '../../../../generator/shared/fs/changed-file-error.ts'
import { findFreePort } from '../../../support/serve.ts'

const path = 'assets/a.webp'

let server: { close(): void } | undefined
afterEach(() => server?.close())

/** Requests an image twice at once whose making fails with `thrown`. A rebuild makes it. */
async function requestMissing(thrown: Error) {
  const store = openMemoryStore()
  store.replace([{ path, content: '', prepare: () => Promise.reject(thrown) }])
  const said: string[] = []
  const rebuild = async (reason: string) => {
    said.push(reason)
    store.replace([{ path, content: 'made' }])
  }
  const port = await findFreePort()
  const report = (sentence: string) => void said.push(sentence)
  server = await serveSite({ store, port, report, extensions: [createAssetRestorer(store, rebuild)] })
  const answers = await Promise.all([0, 1].map(() => fetch(`http://localhost:${port}/${path}`)))
  return { said, statuses: answers.map(({ status }) => status) }
}

test('an asset that is gone is made again, once for all requests', async () => {
  expect(await requestMissing(new DamagedCacheError('It is gone.'))).toEqual({
    said: ['It is gone.'],
    statuses: [200, 200],
  })
})

test('an image that has changed is missing until the build that follows, which reports it if it is broken', async () => {
  expect(await requestMissing(new ChangedFileError('It has changed.'))).toEqual({ said: [], statuses: [404, 404] })
})
