import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { config, readOrdered, readTexts } from '../support/content.ts'
import type { Part } from '../support/part.ts'
import {
  fileOf,
  hasSiteFile,
  listBlogPages,
  listPageFiles as listFiles,
  listSiteFiles,
  readPageFile,
  siteFile,
} from '../support/site.ts'
import { listObjects, readGraph } from '../support/structured-data.ts'

/** All list pages share the first one's card. */
const listPageFiles = () => {
  const later = new Set(listBlogPages().slice(1).map(fileOf))
  return listFiles().filter((file) => !later.has(file))
}

const metaOf = (page: Part, name: string) =>
  page.only(`meta[name="${name}"], meta[property="${name}"]`).attribute('content') ?? ''

/** The image that other sites show when a page is shared. */
const cardOf = (file: string) => metaOf(readPageFile(file), 'og:image').slice(config.url.length + 1)

const headingOf = (page: Part) => page.only('h1').find('span:not([hidden])')[0]?.text ?? page.only('h1').text

/** Whether the card's typeface has the letters of a heading, of the section below it and of the company's name. */
function isDrawn(file: string): boolean {
  const section = file.startsWith('blog') ? readTexts('site').menu.blog : ''
  const words = [headingOf(readPageFile(file)), section, config.company.name].join('')
  return !/(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u.test(words)
}

describe.each(listPageFiles())('when %s is shared', (file) => {
  const page = readPageFile(file)
  const card = cardOf(file)

  test('an existing image is shown, by its absolute URL', () => {
    expect(metaOf(page, 'og:image')).toBe(`${config.url}/${card}`)
    expect(hasSiteFile(card)).toBe(true)
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
  })

  test.runIf(isDrawn(file))('it is a card, a JPEG of 1200 × 630 pixels, as stated on the page', async () => {
    expect(await sharp(siteFile(card)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(metaOf(page, 'og:image:type')).toBe('image/jpeg')
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630'])
  })

  test.runIf(isDrawn(file))('the card has alt text, which starts with the heading', () => {
    const heading = headingOf(page)
    const words = metaOf(page, 'og:image:alt')
    // A heading that ends with its own mark, such as "?", gets no period.
    expect(words.startsWith(/[.?!]$/.test(heading) ? `${heading} ` : `${heading}. `)).toBe(true)
    expect(words.length).toBeGreaterThan(`${heading}. `.length)
    expect(metaOf(page, 'twitter:image:alt')).toBe(words)
  })

  test.runIf(isDrawn(file))('the card is small enough for chat apps', () => {
    expect(readFileSync(siteFile(card)).length).toBeLessThanOrEqual(90 * 1024)
  })
})

test("structured data uses the site's images, not cards", () => {
  const pictures = listPageFiles()
    .flatMap((file) => listObjects(readGraph(readPageFile(file))))
    .map(({ image }) => image)
    .filter((image) => typeof image === 'string')
  expect(pictures.length).toBeGreaterThan(readOrdered('services').length)
  for (const picture of pictures) {
    expect(hasSiteFile(picture.slice(config.url.length + 1))).toBe(true)
    expect(picture).not.toContain('/card-')
  }
})

test('every page has its own card, and the site has no others', () => {
  const drawn = listPageFiles().filter(isDrawn)
  const cards = drawn.map(cardOf)
  const pictures = cards.map((card) => readFileSync(siteFile(card)).toString('base64'))
  expect(new Set(pictures).size).toBe(drawn.length)
  expect(
    listSiteFiles()
      .filter((file) => file.startsWith('assets/card-'))
      .toSorted(),
  ).toEqual(cards.toSorted())
})
