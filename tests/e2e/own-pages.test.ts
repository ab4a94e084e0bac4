import { describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { setUpVisitor } from '../support/browser.ts'
import { serveChanged } from '../support/configured-site.ts'
import { isDeep } from '../support/depth.ts'
import { openMeasured } from '../support/measured-page.ts'

function writePage(title: string, keys = 'menu: header\n'): string {
  return `---
title: ${title}
description: Evening and weekend shifts close to home, paid training and a steady crew.
image: about/team.webp
imageAlt: Model of a crew with two carts
updated: 2026-11-01
callToAction: { heading: Is this you?, text: Send us the hours that you can work., button: Write to us }
${keys}---
Take the [application form](/files/application.pdf) with you.

## What we offer

Paid training.

## How to apply

Call {phone}, or see [what we offer](#what-we-offer).
`
}

/** Two pages that fit side by side in the header, and one in the footer. */
const visitor = setUpVisitor(() =>
  serveChanged({
    'content/files/application.pdf': '%PDF-1.7\n',
    'content/pages/careers.md': writePage('Careers'),
    'content/pages/guarantee.md': writePage('Our Guarantee'),
    'content/pages/terms.md': writePage('Terms of service and payment for all contracts', ''),
  }),
)

/** A phone, a tablet and a desktop, and the narrowest width at which the header shows all of its links. */
const widths = [390, 768, 1248, 1440]

describe.each(widths)('a custom page at %i px', (width) => {
  test('is fully readable, and nothing sticks out or overlaps', async () => {
    const page = await openMeasured(visitor, '/careers', { viewport: { width, height: 900 } })
    expect(await page.evaluate(() => window.measures.findOverflow())).toEqual([])
    expect(await page.evaluate(() => window.measures.findCutText())).toEqual([])
    expect(await page.evaluate(() => window.measures.findOverlaps())).toEqual([])
    expect(isDeep || width === widths[0] ? await findViolations(page) : []).toEqual([])
    await page.context().close()
  })

  test('is linked from the header and the footer without a script', async () => {
    const page = await visitor.open({ viewport: { width, height: 900 }, javaScriptEnabled: false })
    await page.goto('/about')
    const header = page.getByRole('banner')
    if (width < 1248) await header.getByRole('button', { name: /menu/i }).click()
    await header.getByRole('link', { name: 'Our Guarantee', exact: true }).click()
    await page.waitForURL('**/guarantee')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
    await page.waitForURL('**/terms')
    const file = page.getByRole('link', { name: 'application form (PDF, 1\u00A0KB)' })
    expect(await file.getAttribute('href')).toBe('/files/application.pdf')
    await page.context().close()
  })
})

test('a file has the right content type', async () => {
  const page = await visitor.open()
  const answer = await page.request.get('/files/application.pdf')
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
  await page.context().close()
})
