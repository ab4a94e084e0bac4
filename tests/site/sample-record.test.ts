import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { largestSample } from '../../generator/content/release/find-sample-images.ts'
import { listTellingTexts } from '../../generator/content/release/find-sample-texts.ts'
import { hashSample, sampleRecordFile } from '../../generator/content/release/sample-record.ts'
import { loadSources } from '../../generator/content/load/load-sources.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { createRequest, siteRoot } from '../support/project.ts'
import { config } from '../support/content.ts'

const isRenewal = process.env['RENEW_SAMPLES'] === '1'
/** Other companies have their own texts and images, and keep the record of the original ones. */
const isSample = config.company.name === 'Straits Commercial Cleaning'

/** The part of this site that may be new: an editor who adds a post doesn't have to record it. */
const mostUnknown = 0.1

test.runIf(isSample)('the record of samples has nearly all texts and images of this site', async () => {
  const { files, locations } = createRequest()
  const { value } = loadSources(files, locations)
  const texts = value.content.flatMap(listTellingTexts).map(({ hash }) => hash)
  const folder = join(siteRoot, 'content/images')
  const names = diskFiles.list(folder).filter((name) => /\.(?:webp|svg)$/.test(name))
  const images = await Promise.all(names.map((name) => readFile(join(folder, name))))
  expect(images.filter(({ length }) => length > largestSample)).toEqual([])
  expect(images.length).toBeGreaterThan(20)
  expect(texts.length).toBeGreaterThan(100)
  const samples = new Set([...texts, ...images.map(hashSample)])
  if (isRenewal) await writeFile(sampleRecordFile, `${[...samples].toSorted().join('\n')}\n`)
  const recorded = new Set((await readFile(sampleRecordFile, 'utf8')).split('\n'))
  const unknown = [...samples].filter((sample) => !recorded.has(sample))
  expect(unknown.length).toBeLessThan(samples.size * mostUnknown)
})
