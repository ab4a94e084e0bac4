import { expect, test } from 'vitest'
import { loadDownloads } from '../../../../generator/content/load/load-downloads.ts'
import { describeDownload, mostDownloadBytes } from '../../../../generator/schema/download.ts'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { forbiddenFiles, memoryFiles } from '../../../support/memory-files.ts'

const MB = 1024 * 1024

function load(path: string, bytes: Uint8Array, files = memoryFiles('/site', { [path]: bytes })) {
  const found: Diagnostic[] = []
  const place = {
    files,
    folder: '/site',
    reported: 'content/files',
    within: '/',
  }
  const downloads = loadDownloads([path], place, (diagnostic) => found.push(diagnostic))
  return { downloads, found }
}

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)])

test('a file of 20 MB is accepted, and one byte more is not', () => {
  const { downloads, found } = load('plan.pdf', pdf(mostDownloadBytes))
  expect(found).toEqual([])
  expect(downloads.map(({ bytes }) => bytes)).toEqual([20 * MB])
  const larger = load('plan.pdf', pdf(24.3 * MB))
  expect(larger.downloads).toEqual([])
  expect(larger.found).toMatchObject([
    { code: 'files/too-large', file: 'content/files/plan.pdf', message: 'This file is 24.3 MB. The limit is 20 MB.' },
  ])
})

test("a file that the author isn't allowed to read is reported by name", () => {
  const { downloads, found } = load('plan.pdf', pdf(10), forbiddenFiles(memoryFiles('/site', { 'plan.pdf': pdf(10) })))
  expect(downloads).toEqual([])
  const message = "You don't have permission to read this file."
  expect(found).toMatchObject([{ code: 'files/unreadable', file: 'content/files/plan.pdf', message }])
})

test('a file with different bytes has a different hash', () => {
  const [one, other] = ['a,b', 'a,c'].map((text) => load('prices.csv', Buffer.from(text)))
  expect(one?.downloads[0]?.hash).not.toBe(other?.downloads[0]?.hash)
})

test.each([
  ['checklist.pdf', 1, 'PDF, 1\u00A0KB'],
  ['checklist.pdf', 240 * 1024, 'PDF, 240\u00A0KB'],
  ['order.docx', 1024 * 1024, 'Word, 1\u00A0MB'],
  ['prices.xlsx', 3.21 * MB, 'Excel, 3.2\u00A0MB'],
])('the description of %s with %i bytes', (path, bytes, facts) => {
  expect(describeDownload({ path, bytes })).toBe(facts)
})
