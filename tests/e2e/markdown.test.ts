import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { keepMouseOut, setUpVisitor } from '../support/browser.ts'
import { serveChanged } from '../support/configured-site.ts'
import { findProblemsAt } from '../support/problems-at-widths.ts'
import { openMeasured } from '../support/measured-page.ts'
import { root } from '../support/project.ts'

/** Everything that authors can write, with images that exist. */
async function writePost(): Promise<string> {
  const sample = await readFile(resolve(root, 'generator/server/dev/styleguide-sample.md'), 'utf8')
  return `---
title: All that a text can have
excerpt: A post with everything that Markdown can say here, to see that it can be read on every screen.
date: 2026-01-05
image: services/office.webp
imageAlt: An office
category: Office Cleaning
tags: [Floors]
---
${'Words that fill a first screen. '.repeat(30)}

![A clinic](services/medical.webp)

![A hotel](services/hospitality.webp)

${sample.replaceAll('(a.webp', '(../images/services/office.webp')}

A sign in a line ![a shop](services/retail.webp) of words, and <img src="services/retail.webp" alt="a small shop" width="20">.

| Room | Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday | Holidays | Notes |
|---|---|---|---|---|---|---|---|---|---|
| Lobby | Yes | Yes | Yes | Yes | Yes | Yes | Yes | Yes | Yes |

| Address | About |
|---|---|
| Straßenreinigungsgesellschaftsverordnungswesen | Moving or cancelling a visit |

    ${'code that is wider than a sheet of paper '.repeat(4)}

1. A step.

   Its second paragraph.

> A quotation.
>
> > A quotation in it.

Two sources[^one][^two].

[^one]: <https://www.example.com/a-report-on-the-cleaning-of-floors.pdf>
[^two]: <https://www.example.com/a-report-on-the-cleaning-of-carpets.pdf>
`
}

const address = '/blog/all-that-a-text-can-have'
const visitor = setUpVisitor(async () =>
  serveChanged({ 'content/posts/all-that-a-text-can-have.md': await writePost() }),
)

test('a text with every feature fits every width, and axe finds nothing', async () => {
  const page = await openMeasured(visitor, address)
  expect(await findProblemsAt(page, [320, 390, 768, 1440])).toEqual([])
})

test.each(['li > p', 'blockquote > *'])('%s stands apart from the one before', async (block) => {
  const page = await visitor.open()
  await page.goto(address)
  const margins = await page
    .locator(`.prose :is(${block}) + *`)
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          element.getBoundingClientRect().top - (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    )
  expect(margins.length).toBeGreaterThan(0)
  expect(Math.min(...margins)).toBeGreaterThan(4)
})

test('each cell of a table that scrolls can be scrolled into view on a phone', async () => {
  const page = await visitor.open({ viewport: { width: 320, height: 640 } })
  await page.goto(address)
  const last = page.getByRole('cell', { name: 'Moving or cancelling a visit' })
  const covered = await last.evaluate((cell) => {
    cell.scrollIntoView({ block: 'center', inline: 'end' })
    const { left, right, top, bottom } = cell.getBoundingClientRect()
    const inside = [left + 2, (left + right) / 2, right - 2].map((x) =>
      document.elementFromPoint(x, (top + bottom) / 2),
    )
    return inside.map((found) => found !== null && cell.contains(found))
  })
  expect(covered).toEqual([true, true, true])
})

test('tables and code print whole', async () => {
  const page = await visitor.open({ viewport: { width: 720, height: 1000 } })
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  const cut = await page
    .locator('.prose__table, pre')
    .evaluateAll((parts) => parts.flatMap((part) => (part.scrollWidth > part.clientWidth ? part.outerHTML : [])))
  expect(cut).toEqual([])
})

test('images below the first screen wait until the visitor moves', async () => {
  const page = await visitor.open({ viewport: { width: 412, height: 823 } })
  await keepMouseOut(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const second = page.getByRole('img', { name: 'A hotel' })
  const readSource = () => second.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(await readSource()).toBe('')
  await second.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 40)
  await expect.poll(readSource).not.toBe('')
})

test('without a script, there are figures with captions, boxes, footnotes with links back, and a video card', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto(address)
  const text = page.locator('.prose')
  const figure = text.getByRole('figure').filter({ hasText: 'in its own paragraph' })
  await figure.scrollIntoViewIfNeeded()
  expect(await figure.getByRole('img', { name: 'An image' }).isVisible()).toBe(true)
  const [before, after] = await Promise.all(
    ['Before', 'After'].map((name) => text.getByRole('img', { name, exact: true }).boundingBox()),
  )
  expect(after?.y).toBe(before?.y)
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  for (const name of ['Note', 'Tip', 'Important', 'Warning', 'Caution'])
    expect(await text.getByRole('note', { name }).isVisible()).toBe(true)
  await text.getByRole('link', { name: '1', exact: true }).click()
  expect(new URL(page.url()).hash).toBe('#fn-1')
  await text.getByRole('link', { name: 'Back to note 1 in the text' }).click()
  expect(new URL(page.url()).hash).toBe('#fnref-1')
  const video = text.getByRole('link', { name: 'Watch the video on YouTube' })
  expect(await video.getAttribute('href')).toBe('https://www.youtube.com/watch?v=0')
  expect(await text.getByRole('link', { name: 'A video with its own title' }).isVisible()).toBe(true)
  expect(await text.getByText('Hidden text').isVisible()).toBe(false)
  await text.getByText('Text that expands').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => text.getByText('Hidden text').isVisible()).toBe(true)
})

test('an image has the width set in its HTML', async () => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  const small = page.getByRole('img', { name: 'a small shop' })
  await small.scrollIntoViewIfNeeded()
  expect((await small.boundingBox())?.width).toBe(20)
})

test('the feed has the images with absolute URLs', async () => {
  const page = await visitor.open()
  const response = await page.request.get('/feed.xml')
  const feed = await response.text()
  const own = feed.slice(feed.indexOf('All that a text can have'))
  expect(own).toMatch(
    /&lt;img src=&quot;https:\/\/[^&]+\/assets\/services-office-[^&]+\.webp&quot; alt=&quot;An image&quot;/,
  )
  expect(feed).not.toContain('data-picture')
})
