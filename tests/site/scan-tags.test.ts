import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { scanTags } from '../../generator/output/hosting/policy/scan-tags.ts'
import { listPageFiles, readSiteFile } from '../support/site.ts'

/** What a policy has something to say about, as a real parser finds it. */
const selector = 'script, style, link, base, form, img, source, image, iframe, object, embed, video, audio, track'

test.each(listPageFiles())('of %s every tag is seen that a parser sees', (file) => {
  const html = readSiteFile(file)
  const parsed = load(html)(selector).toArray()
  const scanned = scanTags(html).filter(({ name }) => selector.split(', ').includes(name))
  expect(scanned.map(({ name }) => name)).toEqual(parsed.map(({ tagName }) => tagName))
})
