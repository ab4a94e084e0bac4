import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { readTexts } from '../support/content.ts'
import { findParts, readForm } from '../support/quote-form.ts'

const visitor = setUpVisitor()
const { kinds, sizes, nights } = readTexts('estimate')

/** The estimate on a page, for tests. */
function findEstimate(page: Page) {
  const estimate = page.locator('.estimate')
  return {
    estimate,
    choice: (value: string): Locator => estimate.locator(`input[value="${value}"]`),
    /** The visible figures, and the list of what a visit includes. */
    read: async () => ({
      figures: await estimate.locator('.estimate__figure:visible').allInnerTexts(),
      items: await estimate.locator('li:visible').allInnerTexts(),
    }),
  }
}

/** Hours per visit and per week, as shown on the page. */
function workOut(kind: number, size: number, night: number) {
  const hours = ((kinds[kind]?.hoursPer1000 ?? 0) * (sizes[size]?.squareFeet ?? 0)) / 1000
  const visit = hours < 10 ? Math.round(hours * 2) / 2 : Math.round(hours)
  return [`Hours per visit\n${visit}`, `Hours per week\n${visit * (nights[night]?.perWeek ?? 0)}`]
}

const valueOf = (size: (typeof sizes)[number] | undefined) => size?.value ?? size?.label ?? ''

test('without a script, the estimate only shows the figures for the selected options, at every width', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/contact')
  const { choice, read } = findEstimate(page)
  for (const [step, viewport] of [desktop, { width: 768, height: 1024 }, phone].entries()) {
    await page.setViewportSize(viewport)
    const [kind, size, night] = [step * 2, step + 1, step]
    if (step > 0) {
      await choice(kinds[kind]?.industry ?? '').check()
      await choice(valueOf(sizes[size])).check()
      await choice(nights[night]?.frequency ?? '').check()
    }
    expect(await read()).toEqual({ figures: workOut(kind, size, night), items: kinds[kind]?.includes })
  }
  await page.context().close()
})

test('arrow keys select options, and the estimate on a service page takes them to the form', async () => {
  const page = await visitor.open({ viewport: phone })
  await page.goto('/services/medical')
  const { estimate, choice, read } = findEstimate(page)
  await choice(valueOf(sizes[1])).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  const kind = kinds.findIndex(({ industry }) => industry === 'medical')
  expect(await read()).toEqual({ figures: workOut(kind, 2, 1), items: kinds[kind]?.includes })
  await page.keyboard.press('Tab')
  expect(await estimate.getByRole('button').evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/contact\?.*#quote$/)
  const chosen = {
    industry: 'medical',
    square_footage: valueOf(sizes[2]),
    cleaning_frequency: nights[1]?.frequency,
  }
  await expect
    .poll(() => readForm(page))
    .toMatchObject({ ...chosen, requirements: `Nights a week: ${nights[1]?.label}` })
  expect(await findParts(page).control('industry').isVisible()).toBe(true)
  // Here, the estimate continues where it left off.
  expect(await findEstimate(page).read()).toEqual({ figures: workOut(kind, 2, 1), items: kinds[kind]?.includes })
  // Edits made after that are kept, although the URL still contains the estimate.
  await findParts(page).control('square_footage').fill('12,500')
  await page.reload()
  await expect.poll(() => readForm(page)).toMatchObject({ ...chosen, square_footage: '12,500' })
  await page.context().close()
})

test('on the contact page, each choice fills in the form right away, and the link fills in all of them', async () => {
  const page = await visitor.open()
  await page.goto('/contact')
  const { estimate, choice } = findEstimate(page)
  const building = { industry: '', square_footage: '', cleaning_frequency: '' }
  await expect.poll(() => readForm(page)).toMatchObject(building)
  await choice('retail').check()
  await expect.poll(() => readForm(page)).toMatchObject({ ...building, industry: 'retail' })
  await choice('custom').check()
  const note = `Nights a week: ${nights.find(({ frequency }) => frequency === 'custom')?.label}`
  await expect.poll(() => readForm(page)).toMatchObject({ cleaning_frequency: 'custom', requirements: note })
  await choice('weekly').check()
  await expect.poll(() => readForm(page)).toMatchObject({ cleaning_frequency: 'weekly', requirements: '' })
  await findParts(page).control('requirements').fill('Two floors')
  await choice('custom').check()
  const both = `Two floors\n${note}`
  await expect.poll(() => readForm(page)).toMatchObject({ cleaning_frequency: 'custom', requirements: both })
  const link = estimate.getByRole('link')
  // The size that the estimate starts with wasn't chosen.
  await findParts(page).control('square_footage').fill('12,345')
  await link.click()
  await expect.poll(() => readForm(page)).toMatchObject({ industry: 'retail', square_footage: '12,345' })
  await findParts(page).control('square_footage').fill('')
  await link.click()
  const all = { industry: 'retail', square_footage: valueOf(sizes[1]) }
  await expect.poll(() => readForm(page)).toMatchObject(all)
  expect(new URL(page.url()).hash).toBe('#quote')
  await page.goto('/contact')
  await expect.poll(() => readForm(page)).toMatchObject({ ...all, requirements: both })
  await page.context().close()
})

test("an estimate replaces what was entered before, and options that the form doesn't have are ignored", async () => {
  const page = await visitor.open()
  await page.goto('/contact')
  await findParts(page).control('industry').selectOption('retail')
  await findParts(page).control('contact_name').fill('Ann Lee')
  await page.goto('/contact?industry=office&cleaning_frequency=nightly')
  const form = { industry: 'office', contact_name: 'Ann Lee', cleaning_frequency: '' }
  await expect.poll(() => readForm(page)).toMatchObject(form)
  await page.context().close()
})
