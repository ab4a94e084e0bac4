import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepMouseOut, phone, setUpVisitor } from '../support/browser.ts'
import { config, readTexts } from '../support/content.ts'
import { takeFirst } from '../support/depth.ts'
import { listenForScripts, listenForTrouble, reachIslands } from '../support/islands.ts'
import { answerWith, fillIn, findParts, openForm, passTime, readForm, typeIn } from '../support/quote-form.ts'
import { fullValues, goodValues } from '../support/quote-values.ts'

const visitor = setUpVisitor()
const { messages, unsent, submit, submitting, otherWays } = readTexts('contact').form

let page: Page

beforeEach(async () => {
  page = await visitor.open()
  return () => page.context().close()
})

test("it doesn't load until the visitor moves or there is something to fill in", async () => {
  const scripts = listenForScripts(page)
  const hasMemory = () => scripts.some((name) => name.startsWith('fill-form-'))
  await keepMouseOut(page)
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(hasMemory()).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(hasMemory).toBe(true)
  const other = await visitor.open()
  const memory = other.waitForRequest(/fill-form-/)
  await other.goto('/contact?service=office')
  await memory
})

describe('a half-filled form', () => {
  test('survives a reload and is sent as typed', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await typeIn(page, fullValues)
    await page.reload()
    await expect.poll(() => readForm(page)).toMatchObject(fullValues)
    await passTime(page, 2000)
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    expect(sent[0]?.template_params).toMatchObject({ industry: 'education', start_date: '2027-03-01' })
  })

  test('survives going to another page and back', async () => {
    await openForm(page)
    await fillIn(page, { company_name: 'Acme Tools', budget: '1000-2500' })
    // A bot fills in the invisible field.
    await findParts(page).control('extra_note').fill('https://example.com', { force: true })
    await page.setViewportSize(phone)
    await page.goto('/faq')
    await page.goto('/contact')
    const kept = { company_name: 'Acme Tools', budget: '1000-2500', phone: '', extra_note: '' }
    await expect.poll(() => readForm(page)).toMatchObject(kept)
    expect(await findParts(page).control('budget').isVisible()).toBe(true)
  })

  // Safari empties fields without autocomplete after this event.
  test('survives going back to it in a browser that empties fields', async () => {
    await openForm(page)
    await fillIn(page, { company_name: 'Acme Tools', facility_type: 'Shop' })
    await findParts(page)
      .control('facility_type')
      .evaluate((control) => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        ;(control as HTMLInputElement).value = ''
      })
    await passTime(page, 1)
    await expect.poll(() => readForm(page)).toMatchObject({ company_name: 'Acme Tools', facility_type: 'Shop' })
  })

  test('gives way to the sent request if the visitor goes back to it after sending it from a newer visit', async () => {
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
    // The browser may keep the page as it is, and the visitor may come here again by a link.
    await page.evaluate(() => {
      sessionStorage.removeItem('quote-request')
      sessionStorage.setItem('quote-sent', '{ "reference": "RFQ-1-ABCDEF", "values": { "phone": "1" } }')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    const { control, success } = findParts(page)
    await success.getByText('ABCDEF').waitFor()
    expect(await control('phone').inputValue()).toBe('')
  })

  test('has the number of a try from a newer visit that failed, if the visitor goes back to it', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
    await page.evaluate(() => {
      sessionStorage.setItem('quote-tried', '{ "reference": "RFQ-1-ABCDEF", "values": {} }')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    const { button, failure } = findParts(page)
    await failure.waitFor()
    await expect.poll(() => readForm(page)).toMatchObject(goodValues)
    await passTime(page, 2000)
    await button.click()
    await expect.poll(() => sent[0]?.template_params['reference_number']).toBe('RFQ-1-ABCDEF')
  })

  test('has what was typed in a newer visit, if the visitor goes back to it', async () => {
    await openForm(page)
    await fillIn(page, { company_name: 'Acme Tools' })
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
    // The browser may keep the page as it is, and the visitor may come here again by a link.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      const typed = { company_name: 'Acme Tools', contact_name: 'Ann' }
      sessionStorage.setItem('quote-request', JSON.stringify({ typed, given: {} }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(() => readForm(page)).toMatchObject({ company_name: 'Acme Tools', contact_name: 'Ann' })
  })

  test('has the number corrected in a newer visit, if the browser loads the older one again', async () => {
    // A stopped clock would hide how a page was opened.
    await page.goto('/contact')
    const readStored = () => page.evaluate(() => sessionStorage.getItem('quote-request'))
    await fillIn(page, { company_name: 'Acme Tools', phone: '313 555 0199' })
    await expect.poll(readStored).toContain('0199')
    await page.goto('/services/office')
    await page.goto('/contact')
    await fillIn(page, { phone: '313 555 0142' })
    await expect.poll(readStored).toContain('0142')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => readForm(page)).toMatchObject({ company_name: 'Acme Tools', phone: '313 555 0142' })
  })

  test('survives a failed request and then a reload', async () => {
    await answerWith(page, [500, ''])
    await openForm(page)
    await fillIn(page)
    await findParts(page).button.click()
    await findParts(page).failure.waitFor()
    await page.reload()
    await expect.poll(() => readForm(page)).toMatchObject(goodValues)
  })

  test('keeps its number and is reported as not sent if the page is reloaded while it is being sent', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    const sent = await answerWith(page, 'never', [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    const { button, failure, success } = findParts(page)
    await button.click()
    await expect.poll(() => sent.length).toBe(1)
    await page.reload()
    await failure.getByText(messages.network).waitFor()
    await page.goto('/faq')
    await page.goto('/contact')
    await failure.waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => readForm(page)).toMatchObject(goodValues)
    await passTime(page, 2000)
    await button.click()
    await success.waitFor()
    expect(await failure.count()).toBe(0)
    expect(sent[1]).toEqual(sent[0])
    // The next request is a new one.
    await fillIn(page)
    await button.click()
    await expect.poll(() => sent.length).toBe(3)
    expect(sent[2]?.template_params['reference_number']).not.toBe(sent[0]?.template_params['reference_number'])
    await page.reload()
    await success.waitFor()
    expect(await failure.count()).toBe(0)
  })

  test("is forgotten once it's sent", async () => {
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page, fullValues)
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    await page.reload()
    expect(new Set(Object.values(await readForm(page)))).toEqual(new Set(['']))
  })

  test('is sent even if the browser blocks storage', async () => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('storage is blocked', 'SecurityError')
          },
        })
      }
    })
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    expect(sent).toHaveLength(1)
    expect(problems).toEqual([])
  })
})

test("a fold that the visitor opens before the script has loaded isn't closed by it", async () => {
  await page.setViewportSize(phone)
  const release = await holdScripts('**/assets/fill-form-*.js')
  const sent = await answerWith(page, [200, 'OK'])
  await openForm(page)
  const { form, control, button, success } = findParts(page)
  await form.locator('summary').click()
  await release('come')
  await fillIn(page)
  // The script saves what's typed once it runs.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
  await control('industry').selectOption('retail', { timeout: 1000 })
  await button.click()
  await success.waitFor()
  expect(sent[0]?.template_params).toMatchObject({ industry: 'retail' })
})

test('a sent request that was stored by a form with fewer fields leaves the form as it is', async () => {
  const trouble = listenForTrouble(page)
  await page.addInitScript(() => {
    sessionStorage.setItem('quote-sent', '{ "reference": "RFQ-1-ABCDEF", "values": { "phone": "1" } }')
  })
  const sent = await answerWith(page, [200, 'OK'])
  await openForm(page)
  await findParts(page).success.getByText('ABCDEF').waitFor()
  await fillIn(page)
  await findParts(page).button.click()
  await expect.poll(() => sent.length).toBe(1)
  expect(trouble).toEqual([])
})

describe('a visitor from another page', () => {
  const services = [
    ['educational', 'education'],
    ['no-such-service', ''],
    ['office', 'office'],
    ['medical', 'medical'],
    ['industrial', 'industrial'],
    ['retail', 'retail'],
    ['hospitality', 'hospitality'],
  ] as const

  test.each(takeFirst(2, services))('with the service %s finds %j selected', async (service, industry) => {
    const script = page.waitForResponse(/fill-form-/)
    await page.goto(`/contact?service=${service}`)
    await script
    // It may run after the page has loaded.
    await expect.poll(() => findParts(page).control('industry').inputValue()).toBe(industry)
  })

  test('finds the city filled in, and both are sent', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page, '/contact?service=educational&area=royal-oak')
    await expect.poll(() => findParts(page).control('requirements').inputValue()).toBe('City: Royal Oak')
    await fillIn(page, { ...goodValues, industry: 'education', requirements: 'City: Royal Oak' })
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    expect(sent[0]?.template_params).toMatchObject({ industry: 'education', requirements: 'City: Royal Oak' })
  })

  test('finds the service or the city chosen whose page leads here, by any of its links', async () => {
    await page.goto('/services/educational')
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click()
    await expect.poll(() => readForm(page)).toMatchObject({ industry: 'education', requirements: '' })
    await page.goto('/service-areas/troy')
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click()
    await expect.poll(() => readForm(page)).toMatchObject({ industry: 'education', requirements: 'City: Troy' })
    await page.goto('/contact?cleaning_frequency=custom')
    await expect.poll(() => readForm(page)).toMatchObject({ requirements: expect.stringMatching(/^City: Troy\n.+/) })
    await page.goto('/contact?area=warren')
    await expect.poll(() => readForm(page)).toMatchObject({ requirements: expect.stringMatching(/^.+\nCity: Warren$/) })
  })

  test('finds an answer from the link that was erased still erased after a reload', async () => {
    await page.goto('/contact?area=troy')
    const { control } = findParts(page)
    await expect.poll(() => control('requirements').inputValue()).toContain('Troy')
    await fillIn(page, { company_name: 'Acme Tools', requirements: '' })
    await page.reload()
    await expect.poll(() => control('company_name').inputValue()).toBe('Acme Tools')
    expect(await control('requirements').inputValue()).toBe('')
  })

  test('keeps what was chosen before', async () => {
    await page.goto('/contact')
    await fillIn(page, { industry: 'retail', requirements: 'Two floors' })
    // The memory loads on the first interaction, and no visitor would be this fast.
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
    await page.goto('/contact?service=office&area=troy')
    await expect.poll(() => readForm(page)).toMatchObject({ industry: 'retail', requirements: 'Two floors' })
  })

  test('finds the nights from an estimate below what was typed, instead of earlier ones', async () => {
    await page.goto('/contact')
    await fillIn(page, { requirements: 'Three floors' })
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
    const schedule = { cleaning_frequency: 'custom', requirements: expect.stringMatching(/^Three floors\n.+\d.*$/) }
    for (const industry of ['office', 'retail']) {
      await page.goto(`/contact?industry=${industry}&cleaning_frequency=custom`)
      await expect.poll(() => readForm(page)).toMatchObject({ industry, ...schedule })
    }
    await page.goto('/contact?cleaning_frequency=daily')
    await expect.poll(() => readForm(page)).toMatchObject({ cleaning_frequency: 'daily', requirements: 'Three floors' })
  })

  test('finds the values from the last page, not the one before, and what was typed', async () => {
    await page.goto('/contact?area=troy&service=office')
    await findParts(page).control('contact_name').fill('Ann Lee')
    await findParts(page).control('industry').selectOption('retail')
    await page.goto('/contact?area=warren&service=medical')
    const typed = { contact_name: 'Ann Lee', industry: 'retail' }
    await expect.poll(() => readForm(page)).toMatchObject({ ...typed, requirements: 'City: Warren' })
    await page.goto('/contact')
    await expect.poll(() => readForm(page)).toMatchObject({ ...typed, requirements: 'City: Warren' })
  })

  test('finds an estimate filled in, unfolded on a phone', async () => {
    await page.setViewportSize(phone)
    await page.goto('/contact?industry=medical&square_footage=12%2C000&cleaning_frequency=daily&phone=1&budget=x')
    const estimate = { industry: 'medical', square_footage: '12,000', cleaning_frequency: 'daily' }
    await expect.poll(() => readForm(page)).toMatchObject({ ...estimate, phone: '', budget: '' })
    expect(await findParts(page).control('industry').isVisible()).toBe(true)
  })
})

/** Holds matching scripts until the returned function decides about them. Later requests load as usual. */
async function holdScripts(pattern: string): Promise<(how: 'come' | 'fail') => Promise<void>> {
  const held: Route[] = []
  const hold = (route: Route) => void held.push(route)
  await page.route(pattern, hold)
  return async (how) => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.unroute(pattern, hold)
    for (const route of held) void (how === 'come' ? route.continue() : route.abort('connectionreset'))
  }
}

describe('a press before the script has loaded', () => {
  test('is held and sent once, however often the button is pressed', async () => {
    const release = await holdScripts('**/assets/hydrate-*.js')
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    const { button, form, success } = findParts(page)
    await button.click()
    await button.click()
    await button.click()
    await expect.poll(() => readForm(page)).toMatchObject(goodValues)
    expect(sent).toEqual([])
    expect(await button.textContent()).toBe(submitting)
    expect(await form.getAttribute('aria-busy')).toBe('true')
    await release('come')
    await success.waitFor()
    expect(await button.textContent()).toBe(submit)
    expect(await form.getAttribute('aria-busy')).toBeNull()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.template_params).toMatchObject({ from_name: goodValues.contact_name })
  })

  test('asks before the tab is closed, as long as it is held', async () => {
    const release = await holdScripts('**/assets/hydrate-*.js')
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    const { button, success } = findParts(page)
    await button.click()
    await button.getByText(submitting).waitFor()
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await question).type()).toBe('beforeunload')
    await (await question).dismiss()
    await release('come')
    await success.waitFor()
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
  })

  test('comes only from the button on a phone, where Enter moves to the next field', async () => {
    page = await visitor.open({ viewport: phone, hasTouch: true, isMobile: true })
    const release = await holdScripts('**/assets/hydrate-*.js')
    await answerWith(page, 'never')
    await openForm(page)
    const { control, error, form } = findParts(page)
    await control('phone').tap()
    await control('phone').fill('1')
    // The script that minds the keys also saves what's typed once it runs.
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
    await control('phone').press('Enter')
    expect(await control('requirements').evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await control('requirements').inputValue()).toBe('\n')
    expect(await form.getAttribute('aria-busy')).toBeNull()
    await release('come')
    await reachIslands(page)
    await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true)
    expect(await error('company_name').count()).toBe(0)
  })

  test('says how to reach the company if it never loads, and can be tried again', async () => {
    const release = await holdScripts('**/assets/hydrate-*.js')
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    const { button, success, form } = findParts(page)
    const notice = form.getByRole('alert')
    expect(await notice.count()).toBe(0)
    await button.click()
    await release('fail')
    await notice.waitFor()
    expect(await button.textContent()).toBe(submit)
    expect(await notice.textContent()).toBe(unsent)
    expect(unsent).toContain(config.company.phone)
    expect(unsent).toContain(config.company.email)
    await expect.poll(() => readForm(page)).toMatchObject(goodValues)
    // The next interaction loads the script. The notice stays until the next press.
    await page.locator('[name=phone]').focus()
    await page.waitForLoadState('networkidle')
    expect(await notice.isVisible()).toBe(true)
    await button.click()
    await success.waitFor()
    expect(sent).toHaveLength(1)
    expect(await notice.count()).toBe(0)
  })
})

test('a press says how to reach the company if the scripts neither load nor fail, and is still sent later', async () => {
  const release = await holdScripts('**/assets/{hydrate,fill-form}-*.js')
  const sent = await answerWith(page, [200, 'OK'])
  await openForm(page)
  await fillIn(page)
  const { button, success, form } = findParts(page)
  const notice = form.getByRole('alert')
  await button.click()
  expect(await notice.count()).toBe(0)
  await form.locator('[data-unsent]').evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 15_001
  })
  expect(await notice.textContent()).toBe(unsent)
  await release('come')
  await success.waitFor()
  expect(sent).toHaveLength(1)
  expect(await notice.count()).toBe(0)
})

describe('if no script of the page runs', () => {
  const ways = [
    ['it is blocked', async () => page.route('**/assets/*.js', (route) => route.abort('blockedbyclient'))],
    ['it is on its way', async () => page.route('**/assets/*.js', () => undefined)],
    [
      'JavaScript is off',
      async () => {
        await page.context().close()
        page = await visitor.open({ javaScriptEnabled: false })
      },
    ],
  ] as const

  test.each(ways)('because %s, a press turns the input into an email, and the page says so', async (_way, arrange) => {
    await arrange()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/contact', { waitUntil: 'commit' })
    const { button, control, form } = findParts(page)
    await button.waitFor()
    await control('phone').focus()
    const reported = form.locator('p.notice:visible')
    expect(await reported.count()).toBe(1)
    expect([otherWays.noScript, otherWays.plain]).toContain(await reported.textContent())
    const emails = await listenForEmails(page)
    await button.click()
    expect(emails).toEqual([])
    for (const [name, value] of Object.entries(fullValues)) {
      const isList = (await control(name).locator('option').count()) > 0
      await (isList ? control(name).selectOption(value) : control(name).fill(value))
    }
    await button.click()
    await expect.poll(() => emails.length).toBe(1)
    const { protocol, pathname, searchParams } = new URL(emails[0] ?? '')
    expect(`${protocol}${pathname}`).toBe(`mailto:${config.company.email}`)
    const lines = (searchParams.get('body') ?? '').split('\r\n')
    for (const name of ['company_name', 'phone', 'industry', 'start_date'] as const)
      expect(lines).toContain(`${name}=${fullValues[name]}`)
    expect(requests.filter((url) => url.includes('company_name')).map((url) => new URL(url).protocol)).toEqual([
      'mailto:',
    ])
  })
})

/** Collects `mailto:` URLs that the browser opens. */
async function listenForEmails(of: Page): Promise<readonly string[]> {
  const emails: string[] = []
  const session = await of.context().newCDPSession(of)
  session.on('Page.frameRequestedNavigation', ({ url }) => emails.push(url))
  await session.send('Page.enable')
  return emails
}
