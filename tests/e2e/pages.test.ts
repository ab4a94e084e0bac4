import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { listPaths, readPage } from '../support/site.ts'

const visitor = setUpVisitor()

/** Everything that goes wrong in a window: messages in the console, errors and answers that are none. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('requestfailed', (request) => faults.push(`${request.url()} ${request.failure()?.errorText ?? ''}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} ${response.status()}`)
  })
  return faults
}

/** Brings every picture into view and tells which of them did not load. */
async function loadPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) {
      image.scrollIntoView()
      await image.decode().catch(() => undefined)
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
  })
}

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    page = await visitor.open({ viewport })
    faults = listenForFaults(page)
  })

  test.each(listPaths())('%s shows its heading and all its pictures, with nothing in the console', async (path) => {
    faults.length = 0
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: readPage(path).only('h1').text, exact: true })
    expect(await heading.isVisible()).toBe(true)
    expect(await loadPictures(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

test('a page asks no other site for anything', async () => {
  const page = await visitor.open()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const path of ['/', '/contact', '/faq']) {
    await page.goto(path, { waitUntil: 'load' })
    await loadPictures(page)
  }
  expect([...hosts]).toEqual([visitor.origin()])
})
