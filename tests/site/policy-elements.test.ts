import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { findElements } from '../../generator/render/policy/check-page.ts'
import { listPageFiles, readSiteFile } from '../support/site.ts'

/** Elements that a policy applies to, as found by a real parser. */
const selector = 'script, style, link, base, form, img, source, image, iframe, object, embed, video, audio, track'

test.each(listPageFiles())('all such tags on %s are found', (file) => {
  const html = readSiteFile(file)
  const parsed = load(html)(selector).toArray()
  const found = findElements(html).filter(({ name }) => selector.split(', ').includes(name))
  expect(found.map(({ name }) => name)).toEqual(parsed.map(({ tagName }) => tagName))
})
