import { statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { isDeep } from '../support/depth.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { siteFile } from '../support/site.ts'
import { sweptPages } from '../support/swept-screens.ts'

const visitor = setUpVisitor()

/** Common window widths with their pixel densities. */
const allDevices = [
  { width: 390, density: 3 },
  { width: 412, density: 1.75 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
] as const

const devices = isDeep ? allDevices : [allDevices[0], allDevices[3]]

type Device = (typeof allDevices)[number]

/** Kinds of pages with images in several widths. */
const kinds = Object.entries(pageKinds).filter(([kind]) => !['faq', 'contact', 'privacy'].includes(kind))

/** An image with less than this share of its space's pixels is blurry. The rest is rounding. */
const sharpEnough = 0.99

interface ChosenPicture {
  readonly address: string
  /** Widths in pixels of the chosen file, of the image's space, and of all available files. */
  readonly chosen: number
  readonly needed: number
  readonly offered: readonly number[]
}

/** Opens a page as a first-time visitor, because browsers prefer a cached file to a better fitting one. */
async function openOn({ width, density }: Device, path: string): Promise<Page> {
  const page = await visitor.open({ viewport: { width, height: 900 }, deviceScaleFactor: density })
  await page.goto(path)
  return page
}

/** The file that the browser chose for each image, in page order. */
function findChosen(page: Page): Promise<readonly ChosenPicture[]> {
  return page.evaluate(async () => {
    const chosen: ChosenPicture[] = []
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      image.scrollIntoView()
      image.loading = 'eager'
      await image.decode()
      const { width, height } = image.getBoundingClientRect()
      const border = 2 * Number.parseFloat(getComputedStyle(image).borderLeftWidth)
      const shape = image.naturalWidth / image.naturalHeight
      // With `cover`, an image may be shown wider than its space.
      const isCover = getComputedStyle(image).objectFit === 'cover'
      const shown = isCover ? Math.max(width - border, (height - border) * shape) : width - border
      const candidates = image.parentElement?.querySelector('source')?.srcset.split(',') ?? []
      chosen.push({
        address: new URL(image.currentSrc).pathname,
        chosen: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
        needed: shown * devicePixelRatio,
        offered: candidates.map((candidate) => Number.parseInt(candidate.split(' ')[1] ?? '', 10)),
      })
    }
    return chosen
  })
}

describe.each(devices)('on a screen of $width px at density $density', (device) => {
  test.each(kinds)('%s shows images in the right size', async (_kind, path) => {
    const page = await openOn(device, path)
    const pictures = await findChosen(page)
    expect(pictures.length).toBeGreaterThan(0)
    for (const { address, chosen, needed, offered } of pictures) {
      const widest = offered.at(-1) ?? 0
      // For an image that appears twice, the browser reuses the larger file.
      const most = Math.max(...pictures.filter((other) => other.address === address).map((other) => other.needed))
      const enough = offered.find((width) => width >= most) ?? widest
      expect(address).toMatch(/\.avif$/)
      expect(chosen, `${address} for ${needed}`).toBeGreaterThanOrEqual(Math.min(needed * sharpEnough, widest))
      expect(chosen, `${address} for ${needed}`).toBeLessThanOrEqual(enough)
    }
    await page.context().close()
  })
})

/** The phone used to measure the site's speed. */
const measuredPhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

test.each(sweptPages)('the first image on %s is at most 25 KiB on a phone', async (path) => {
  const page = await visitor.open(measuredPhone)
  await page.goto(path)
  const addresses = await page
    .locator('img[fetchpriority=high]')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname))
  for (const address of addresses) expect(statSync(siteFile(address)).size / 1024, address).toBeLessThanOrEqual(25)
  await page.context().close()
})

/** Each image's tone, its computed background, and the computed color of its alt text. */
function readColors(page: Page) {
  return page.locator('picture img').evaluateAll((images) => {
    const probe = document.createElement('p')
    return images.map((image) => {
      const { backgroundColor, color } = getComputedStyle(image)
      probe.style.color = image.dataset['tone'] ?? ''
      return { tone: probe.style.color, background: backgroundColor, color }
    })
  })
}

test('until an image loads, its space has its tone, and if it fails, its alt text is readable there', async () => {
  const page = await visitor.open()
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  for (const path of [pageKinds.home, pageKinds.blog, pageKinds.service]) {
    await page.goto(path)
    const colors = await readColors(page)
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    expect(colors.length).toBeGreaterThan(1)
    expect(colors).toEqual(colors.map(({ tone }) => ({ tone, background: tone, color: ink })))
  }
})
