import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { config, phoneHref, readTexts } from '../support/content.ts'
import { takeFirst } from '../support/depth.ts'
import {
  answerWith,
  configureSending,
  fillIn,
  findParts,
  openForm,
  openFormJustNow,
  passTime,
  readForm,
  type Reply,
  type SentRequest,
  typeIn,
} from '../support/quote-form.ts'
import { fullValues, goodValues } from '../support/quote-values.ts'

const visitor = setUpVisitor()
const texts = readTexts('contact').form
const thanks = 'Quote request submitted successfully! Check your email for confirmation.'
const fallback = 'Failed to submit quote request. Please try again later.'

let page: Page

beforeEach(async () => {
  page = await visitor.open()
  return () => page.context().close()
})

const isFocused = (selector: string) => page.evaluate((text) => document.activeElement?.matches(text), selector)

/** Fills in the form, presses the button, waits for a toast and returns its text. */
async function sendAndRead(): Promise<string> {
  await fillIn(page)
  await findParts(page).button.click()
  await findParts(page).toast.waitFor()
  return (await findParts(page).toast.textContent()) ?? ''
}

/** Presses the button and waits in vain. Returns the requests, to be answered now. */
async function sendInVain(): Promise<readonly Route[]> {
  const requests: Route[] = []
  await page.route('**/api/v1.0/email/send', (route) => void requests.push(route))
  await openForm(page)
  await fillIn(page)
  await findParts(page).button.click()
  await expect.poll(() => requests.length).toBe(1)
  await passTime(page, 15_000)
  await findParts(page).failure.waitFor()
  return requests
}

function readReference(route: Route): string | undefined {
  return (route.request().postDataJSON() as SentRequest).template_params['reference_number']
}

describe('a request that succeeds', () => {
  test("doesn't move anything in the column next to the form", async () => {
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    const listTops = () =>
      page
        .locator('.contact-facts > div')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)))
    const before = await listTops()
    expect(before.length).toBeGreaterThan(1)
    await sendAndRead()
    await findParts(page).success.waitFor()
    expect(await listTops()).toEqual(before)
  })

  test('sends every value under the name in the email template, trimmed and otherwise as typed', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await typeIn(page, {
      ...fullValues,
      company_name: '  Acme Tools ',
      requirements: `\n ${fullValues.requirements}\n`,
    })
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      user_id: config.email.publicKey,
      service_id: config.email.serviceId,
      template_id: config.email.templateId,
    })
    expect(sent[0]?.template_params).toEqual({
      from_name: 'Ann Lee',
      from_email: 'ann@acme.example',
      company_name: 'Acme Tools',
      phone: '(313) 555-0123',
      industry: 'education',
      facility_type: 'Charter school',
      squarefootage: '12,500',
      cleaning_frequency: 'biweekly',
      start_date: '2027-03-01',
      contract_duration: '2-years',
      budget: '2500-5000',
      requirements: fullValues.requirements,
      reference_number: expect.stringMatching(/^RFQ-17990\d{8}-[A-Z0-9]{6,}$/),
      reply_to: config.company.email,
    })
  })

  test('empties the form, deletes the stored values and says thanks', async () => {
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    expect(await sendAndRead()).toBe(thanks)
    expect(new Set(Object.values(await readForm(page)))).toEqual(new Set(['']))
    expect(await page.evaluate(() => sessionStorage.getItem('quote-request'))).toBeNull()
    expect(await findParts(page).button.isEnabled()).toBe(true)
    expect(await findParts(page).button.textContent()).toBe(texts.submit)
  })

  test('shows its number, what was sent and what happens next, even after a reload and after going back', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page, { ...goodValues, industry: 'education', start_date: '2027-03-01' })
    const { button, success, form } = findParts(page)
    await button.click()
    await success.waitFor()
    await passTime(page, 10_000)
    expect(await isFocused('section.notice')).toBe(true)
    const panel = (await success.textContent()) ?? ''
    expect(panel).toContain(sent[0]?.template_params['reference_number'])
    expect(panel).toContain(texts.sent.heading)
    expect(panel).toContain(texts.sent.text)
    expect(await success.locator('dt, dd').allTextContents()).toEqual(
      [
        [texts.fields.company_name.label, goodValues.company_name],
        [texts.fields.contact_name.label, goodValues.contact_name],
        [texts.fields.from_email.label, goodValues.from_email],
        [texts.fields.phone.label, goodValues.phone],
        [texts.fields.industry.label, texts.fields.industry.options?.['education']],
        [texts.fields.start_date.label, 'March 1, 2027'],
      ].flat(),
    )
    expect(await success.getByRole('link', { name: texts.sent.call }).getAttribute('href')).toBe(phoneHref)
    expect(await form.getByRole('heading').textContent()).toBe(texts.sent.another)
    await page.reload()
    await success.waitFor()
    expect(await success.textContent()).toBe(panel)
    await page.goto('/faq')
    await page.goBack()
    await success.waitFor()
    expect(await success.textContent()).toBe(panel)
    expect(await isFocused('section.notice')).toBe(false)
  })

  test('can be followed by another one, with its own number', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await sendAndRead()
    await fillIn(page)
    await findParts(page).button.click()
    await expect.poll(() => sent.length).toBe(2)
    const [first, second] = sent.map(({ template_params: params }) => params['reference_number'] ?? '')
    expect(second).not.toBe(first)
    await findParts(page)
      .success.getByText(second ?? '')
      .waitFor()
  })

  test("goes to the page's own stand-in if there is one", async () => {
    await configureSending(page, { standIn: true })
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    const request = page.waitForRequest('**/api/v1.0/email/send')
    expect(await sendAndRead()).toBe(thanks)
    expect(new URL((await request).url()).origin).toBe(visitor.origin())
  })
})

describe('while a request is pending', () => {
  test("the button says so and is disabled, and focus isn't lost", async () => {
    await answerWith(page, 'never')
    await openForm(page)
    await fillIn(page)
    const { button, form } = findParts(page)
    await button.press('Enter')
    await button.getByText('Submitting...').waitFor()
    // Before React loads, the button says so too, but it's not disabled: presses are held.
    await expect.poll(() => button.isDisabled()).toBe(true)
    expect(await button.locator('use').getAttribute('href')).toBe('#icon-loader-circle')
    expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await passTime(page, 15_000)
    await form.getByText(texts.submit).waitFor()
    expect(await isFocused('button[type=submit]')).toBe(true)
  })

  test('no other one is sent, however often the form is submitted', async () => {
    const sent = await answerWith(page, 'never', [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    const { button, form, control } = findParts(page)
    await form.evaluate((element: HTMLFormElement) => {
      for (let presses = 0; presses < 5; presses += 1) element.requestSubmit()
    })
    await button.getByText('Submitting...').waitFor()
    await control('phone').press('Enter')
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    // The clock is stopped but the network isn't: a request that hasn't left yet would be aborted.
    await expect.poll(() => sent.length).toBe(1)
    await passTime(page, 15_000)
    await findParts(page).failure.waitFor()
    expect(sent).toHaveLength(1)
  })

  test('closing the tab asks first, and no more after that; to call the company asks nothing', async () => {
    await answerWith(page, 'never')
    await openForm(page)
    await fillIn(page)
    const { button, failure } = findParts(page)
    await button.click()
    await button.getByText('Submitting...').waitFor()
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await question).type()).toBe('beforeunload')
    await (await question).dismiss()
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.accept()
    })
    await page.locator('main a[href^="tel:"]').first().click()
    await passTime(page, 15_000)
    await failure.waitFor()
    expect(asked).toEqual([])
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
  })

  test('what the visitor changes stays in the form, to be sent as another request', async () => {
    const replies: Route[] = []
    await page.route('**/api/v1.0/email/send', (route) => void replies.push(route))
    await openForm(page)
    await fillIn(page)
    const { button, control, success } = findParts(page)
    await button.click()
    await expect.poll(() => replies.length).toBe(1)
    await control('phone').fill('(313) 555-0199')
    await replies[0]?.fulfill({ status: 200, body: 'OK' })
    await success.getByText(goodValues.phone).waitFor()
    expect(await readForm(page)).toMatchObject({ ...goodValues, phone: '(313) 555-0199' })
  })

  test('none starts in the first two seconds of a visit: a press is held until then', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openFormJustNow(page)
    await fillIn(page)
    const { button, success } = findParts(page)
    await button.click()
    await button.getByText('Submitting...').waitFor()
    await passTime(page, 1900)
    expect(sent).toEqual([])
    await passTime(page, 100)
    await success.waitFor()
    expect(sent).toHaveLength(1)
  })
})

describe('an answer that comes after the timeout', () => {
  test('replaces the error with the sent request and empties the form', async () => {
    const requests = await sendInVain()
    const { failure, success } = findParts(page)
    await requests[0]?.fulfill({ status: 200, body: 'OK' })
    await success.waitFor()
    expect(await failure.count()).toBe(0)
    expect(await page.title()).not.toMatch(/^Error/)
    expect((await readForm(page))['phone']).toBe('')
  })

  test('stands even if a second try, which is under way, fails', async () => {
    const requests = await sendInVain()
    const { button, failure, success } = findParts(page)
    await button.click()
    await expect.poll(() => requests.length).toBe(2)
    await requests[0]?.fulfill({ status: 200, body: 'OK' })
    await success.waitFor()
    await requests[1]?.fulfill({ status: 500, body: '' })
    await expect.poll(() => button.isDisabled()).toBe(false)
    expect(await failure.count()).toBe(0)
    expect(await success.count()).toBe(1)
  })

  test('no longer counts once the answers are corrected and sent again, with the same number', async () => {
    const requests = await sendInVain()
    const { button, control, failure, success } = findParts(page)
    await control('phone').fill('(313) 555-0199')
    await button.click()
    await expect.poll(() => requests.length).toBe(2)
    await requests[0]?.fulfill({ status: 200, body: 'OK' })
    await passTime(page, 1000)
    expect(await button.textContent()).toBe(texts.submitting)
    expect(await success.count()).toBe(0)
    await requests[1]?.fulfill({ status: 200, body: 'OK' })
    await success.getByText('(313) 555-0199').waitFor()
    expect(await failure.count()).toBe(0)
    expect((await readForm(page))['phone']).toBe('')
    const [first, second] = requests.map(readReference)
    expect(second).toBe(first)
  })
})

describe('a request that fails', () => {
  const failures: readonly (readonly [situation: string, reply: Reply, sentence: string])[] = [
    ['the service refuses it with a reason', [400, 'The service ID is invalid'], 'The service ID is invalid'],
    ['the service answers 429', [429, ''], 'Too Many Requests'],
    ['the service fails without a word', [500, ''], fallback],
    ['the connection is cut', 'cut', 'Network Error'],
    ['the service answers 403', [403, ''], 'Forbidden'],
    ['the service answers 451', [451, ''], 'Unavailable For Headless Browser'],
  ]

  test.each(takeFirst(4, failures))(
    'because %s reports that, and nothing typed is lost',
    async (_situation, reply, sentence) => {
      await answerWith(page, reply)
      await openForm(page)
      expect(await sendAndRead()).toBe(sentence)
      const { failure, button } = findParts(page)
      // "Please try again later" would contradict the advice beside the button.
      expect((await failure.textContent())?.includes(sentence)).toBe(sentence !== fallback)
      expect(await failure.locator(`a[href="${phoneHref}"]`).textContent()).toBe(config.company.phone)
      expect(await failure.locator(`a[href="mailto:${config.company.email}"]`).count()).toBe(1)
      await expect.poll(() => readForm(page)).toMatchObject(goodValues)
      expect(await isFocused('button[type=submit]')).toBe(true)
      expect(await button.getAttribute('aria-describedby')).toBe(await failure.getAttribute('id'))
      expect(await button.textContent()).toBe(texts.submit)
      await passTime(page, 10_000)
      expect(await failure.isVisible()).toBe(true)
    },
  )

  test('because no response arrives reports that after fifteen seconds', async () => {
    const sent = await answerWith(page, 'never')
    await openForm(page)
    await fillIn(page)
    const { button, failure } = findParts(page)
    await button.click()
    await expect.poll(() => sent.length).toBe(1)
    await passTime(page, 14_900)
    expect(await button.textContent()).toBe('Submitting...')
    await passTime(page, 100)
    await failure.getByText('Network Error').waitFor()
    await expect.poll(() => readForm(page)).toMatchObject(goodValues)
  })

  test("because the site blocks automated browsers isn't even tried", async () => {
    await configureSending(page, { blockHeadless: true })
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    expect(await sendAndRead()).toBe('Unavailable For Headless Browser')
    expect(sent).toEqual([])
  })

  const missing = [
    ['publicKey', /public key is required/],
    ['serviceId', /service ID is required/],
    ['templateId', /template ID is required/],
  ] as const

  test.each(takeFirst(1, missing))('because %s is missing reports that', async (name, sentence) => {
    await configureSending(page, { [name]: '' })
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    expect(await sendAndRead()).toMatch(sentence)
  })

  test('can be sent again right away, with the same number', async () => {
    const sent = await answerWith(page, [500, ''], [200, 'OK'])
    await openForm(page)
    expect(await sendAndRead()).toBe(fallback)
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    expect(await findParts(page).toast.textContent()).toBe(thanks)
    expect(await findParts(page).failure.count()).toBe(0)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.template_params).toEqual(sent[0]?.template_params)
  })
})

/** Adds a tag to the page that records its calls. */
async function plantTag(isBroken = false): Promise<() => Promise<unknown>> {
  await page.addInitScript((breaks) => {
    const calls: unknown[] = []
    Object.assign(window, { calls })
    window.gtag = (...call) => {
      calls.push(call)
      if (breaks) throw new Error('the tag is broken')
    }
  }, isBroken)
  return () => page.evaluate(() => Reflect.get(window, 'calls') as unknown)
}

describe('the conversion', () => {
  test('is reported once for each success, with the number of the request', async () => {
    await configureSending(page, { conversion: 'AW-1/abc' })
    const readCalls = await plantTag()
    const sent = await answerWith(page, [500, ''], [200, 'OK'])
    await openForm(page)
    await sendAndRead()
    expect(await readCalls()).toEqual([])
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    const reference = sent[1]?.template_params['reference_number']
    expect(await readCalls()).toEqual([['event', 'conversion', { send_to: 'AW-1/abc', transaction_id: reference }]])
  })

  test("isn't reported if none is configured", async () => {
    const readCalls = await plantTag()
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    expect(await sendAndRead()).toBe(thanks)
    expect(await readCalls()).toEqual([])
  })

  test("doesn't harm the request if the tag is broken", async () => {
    await configureSending(page, { conversion: 'AW-1/abc' })
    const readCalls = await plantTag(true)
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    expect(await sendAndRead()).toBe(thanks)
    expect(await readCalls()).toHaveLength(1)
    expect(await findParts(page).button.isEnabled()).toBe(true)
  })
})
