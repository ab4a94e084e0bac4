import type { Locator, Page, Route } from 'playwright-core'
import type { FormValues } from '../../client/islands/quote-form/fields.ts'
import { goodValues } from './quote-values.ts'

/** A request to the email service. */
export interface SentRequest {
  readonly user_id: string
  readonly service_id: string
  readonly template_id: string
  readonly template_params: Readonly<Record<string, string>>
}

/** The service's response: a status and a text, a cut connection, or nothing. */
export type Reply = readonly [status: number, text: string] | 'cut' | 'never'

/** Stubs the email service. Each request gets the next reply; after that, the last one repeats. */
export async function answerWith(page: Page, ...replies: readonly Reply[]): Promise<readonly SentRequest[]> {
  const sent: SentRequest[] = []
  await page.route('**/api/v1.0/email/send', async (route) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)] ?? 'never'
    sent.push(route.request().postDataJSON() as SentRequest)
    await give(route, reply)
  })
  return sent
}

async function give(route: Route, reply: Reply): Promise<void> {
  if (reply === 'never') return
  if (reply === 'cut') return route.abort('connectionreset')
  const [status, body] = reply
  await route.fulfill({ status, body, contentType: 'text/plain', headers: { 'Access-Control-Allow-Origin': '*' } })
}

/** The parts of the contact page that matter for sending a request. */
export function findParts(page: Page) {
  const form = page.locator('main form')
  return {
    form,
    button: form.locator('button[type=submit]'),
    /** The message next to the button after a failure. */
    failure: form.locator('#quote-failure'),
    /** The message above the form after a success. */
    success: page.locator('main section.notice'),
    toast: page.locator('.toasts .toast:visible'),
    control: (name: string): Locator => form.locator(`[name=${name}]`),
    error: (name: string): Locator => form.locator(`#quote-${name}-error`),
  }
}

/** Fills in `values` at once, like autofill: each control gets focus, then a new value. */
export async function fillIn(page: Page, values: Partial<FormValues> = goodValues): Promise<void> {
  const { button, form } = findParts(page)
  // It's the last part, so everything before it has loaded too.
  await button.waitFor()
  await form.evaluate((element: HTMLFormElement, entries) => {
    for (const [name, value] of entries) {
      const control = element.elements.namedItem(name) as HTMLInputElement
      control.focus()
      control.value = value
      for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
    }
  }, Object.entries(values))
}

/** Types and selects `values` one by one, like a visitor. */
export async function typeIn(page: Page, values: Partial<FormValues>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = findParts(page).control(name)
    const isList = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isList ? control.selectOption(value) : control.fill(value))
  }
}

/** The values in the form, by name. */
export function readForm(page: Page): Promise<Readonly<Record<string, string>>> {
  return findParts(page).form.evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)) as never)
}

/** Serves the contact page as if the site were configured differently. */
export async function configureSending(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  await changePage(page, (html) =>
    html.replace(/(data-island="quote-form" data-props=")([^"]*)/, (_, start: string, props: string) => {
      const parsed = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
      const changed = JSON.stringify({ ...parsed, sending: { ...parsed.sending, ...changes } })
      return start + changed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    }),
  )
}

/** Serves a modified contact page. */
async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/contact(\?.*)?$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** When the visits below take place. */
const noon = Date.parse('2027-01-04T17:00:00Z')

/**
 * Opens the contact page a minute ago and stops its clock. From here on, timers only run through `page.clock`, so that no
 * test depends on the machine's speed.
 */
export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.clock.install({ time: noon })
  await page.goto(path)
  await page.clock.pauseAt(noon + 60_000)
}

/** The same, just after the page was opened. */
export async function openFormJustNow(page: Page): Promise<void> {
  await page.clock.install({ time: noon })
  await page.clock.pauseAt(noon + 1000)
  await page.goto('/contact')
}

/**
 * Advances the page's stopped clock. React works in messages between timers, which don't depend on the clock. Finishing them
 * first makes a click or pointer event count from when it happened.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await finishRendering(page)
  await page.clock.runFor(milliseconds)
  await finishRendering(page)
}

/** A handler, its render, its effects and their renders take a message each. Waiting for ten of our own covers them. */
async function finishRendering(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
    }
  })
}
