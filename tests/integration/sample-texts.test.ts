import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listLongTexts, sampleTextsFile } from '../../generator/content/release/find-sample-texts.ts'
import { loadSources } from '../../generator/content/load/load-sources.ts'
import { createRequest } from '../support/project.ts'
import { config } from '../support/content.ts'

const isRenewal = process.env['RENEW_SAMPLE_TEXTS'] === '1'
/** Other companies have their own texts, and keep the record of the original ones. */
const isSample = config.company.name === 'Straits Commercial Cleaning'

test.runIf(isSample)('the record of sample texts matches this site', async () => {
  const { files, locations } = createRequest()
  const { value } = loadSources(files, locations)
  const hashes = [...new Set(value.content.flatMap(listLongTexts).map(({ hash }) => hash))].toSorted()
  expect(hashes.length).toBeGreaterThan(100)
  const record = `${hashes.join('\n')}\n`
  if (isRenewal) await writeFile(sampleTextsFile, record)
  expect(await readFile(sampleTextsFile, 'utf8')).toBe(record)
})
