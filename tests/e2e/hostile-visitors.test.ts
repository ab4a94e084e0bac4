import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { type Field, fields } from '../../client/islands/quote-form/fields.ts'
import { setUpVisitor } from '../support/browser.ts'
import { config, readTexts } from '../support/content.ts'
import { isDeep } from '../support/depth.ts'
import { hostileStrings } from '../support/hostile/strings.ts'
import { listenForTrouble } from '../support/islands.ts'
import { answerWith, fillIn, findParts, openForm, readForm, type Reply, typeIn } from '../support/quote-form.ts'
import { goodValues } from '../support/quote-values.ts'

const visitor = setUpVisitor()
const strings = hostileStrings.map(([, text]) => text)

/** In groups of five, for five fields. */
const fives = split(strings, 5)
/** Five texts per page visit: one string each, or three strings joined. */
const visits = isDeep
  ? fives
  : split(
      split(strings, 3).map((few) => few.join(' ')),
      5,
    )

function split<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

let page: Page
let trouble: readonly string[]

beforeEach(async () => {
  page = await visitor.open()
  trouble = listenForTrouble(page)
  return () => page.context().close()
})

/** Controls that take any text. */
const free = ['company_name', 'contact_name', 'facility_type', 'square_footage', 'requirements'] as const

/** All elements in the window with their attribute names, to detect added or missing ones. */
function listElements(within: string): Promise<readonly string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].map(({ localName, attributes }) =>
        [localName, ...[...attributes].map(({ name }) => name)].join(' '),
      ),
    within,
  )
}

function mostOf(name: string): number | undefined {
  const field: Field | undefined = fields.find((known) => known.name === name)
  return field?.maxLength
}

/** Adds a prefix, so that a required field isn't empty. All fields but one are single-line. */
function asTyped(name: string, text: string): string {
  return `x ${name === 'requirements' ? text : text.replaceAll(/[\r\n]+/g, ' ')}`
}

/** The value that the form sends: cut, trimmed and with normalized line endings. */
function asSent(name: string, text: string): string {
  const typed = Buffer.from(asTyped(name, text)).toString('utf8').replaceAll(/\r\n?/g, '\n')
  return typed.slice(0, mostOf(name)).trim()
}

/** The response if it's a short line without markup; otherwise our own message. */
function asShown(answer: string): string {
  const text = Buffer.from(answer)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  const isSentence = text.length <= 160 && !/[<>\p{Cc}\u2028\u2029]|^[[{]/u.test(text)
  return isSentence && text ? text : readTexts('contact').form.messages.failure
}

/** The texts for the fields in each round: each string in every field, or half of the strings spread over the fields. */
const rounds = isDeep
  ? strings.map((text) => free.map(() => text))
  : fives.filter((_, index) => index % 2 === 0).map((few) => free.map((_, at) => few[at] ?? ''))

test("all input is sent as typed, and the service's response only appears as one sentence of plain text", async () => {
  const answers = rounds.map((texts) => [...new Set(texts)].join(' '))
  const sent = await answerWith(page, ...answers.map((text): Reply => [400, text]))
  await openForm(page)
  await fillIn(page)
  const { button, failure, toast } = findParts(page)
  // By whether there is a reason: our own message is only in the toast.
  const elements = new Map<boolean, readonly string[]>()
  for (const [index, texts] of rounds.entries()) {
    await typeIn(page, Object.fromEntries(free.map((name, at) => [name, asTyped(name, texts[at] ?? '')])))
    await button.click()
    await expect.poll(() => sent.length).toBe(index + 1)
    const params = sent[index]?.template_params ?? {}
    for (const [at, name] of free.entries()) {
      const key = { contact_name: 'from_name', square_footage: 'squarefootage' }[name as string] ?? name
      expect(params[key], `${name} ${JSON.stringify(texts[at])}`).toBe(asSent(name, texts[at] ?? ''))
    }
    expect(Object.keys(params)).toHaveLength(fields.length + 2)
    expect(params['reply_to']).toBe(config.company.email)
    const answer = asShown(answers[index] ?? '')
    await expect.poll(() => toast.textContent()).toBe(answer)
    const isReason = answer !== readTexts('contact').form.messages.failure
    expect((await failure.textContent())?.includes(answer)).toBe(isReason)
    const found = await listElements('body')
    expect(found, answer).toEqual(elements.get(isReason) ?? found)
    elements.set(isReason, found)
  }
  expect(trouble.filter((line) => !line.includes('status of 400'))).toEqual([])
})

test('no field takes more than its maximum length', async () => {
  await openForm(page)
  for (const field of fields) {
    if (!('maxLength' in field)) continue
    await findParts(page).control(field.name).focus()
    await page.keyboard.insertText('<'.repeat(field.maxLength + 10))
    expect((await readForm(page))[field.name]).toHaveLength(field.maxLength)
  }
})

test('a URL only fills in values that the site knows', async () => {
  for (const few of visits) {
    const keys = ['service', 'area', 'phone', 'company_name', 'requirements']
    const query = new URLSearchParams(keys.map((key, index) => [key, few[index] ?? '']))
    const text = few.join(' ')
    await page.goto(`/contact?${query.toString()}#${encodeURIComponent(Buffer.from(text).toString('utf8'))}`, {
      waitUntil: 'load',
    })
    expect(new Set(Object.values(await readForm(page))), text).toEqual(new Set(['']))
  }
  expect(trouble).toEqual([])
})

test('the search shows the query as text', async () => {
  await page.goto('/blog')
  const input = page.locator('main input[type=search]')
  await input.focus()
  let elements: readonly string[] | undefined
  for (const few of visits) {
    const text = few.join(' ')
    await page.goto(`/blog?q=${encodeURIComponent(`zzqx ${Buffer.from(text).toString('utf8')}`)}`)
    await page.locator('main').getByText('zzqx').first().waitFor()
    const found = await listElements('body')
    elements ??= found
    expect(found, text).toEqual(elements)
  }
  expect(trouble).toEqual([])
})

test('an unknown URL shows a page of the site, and no part of the URL', async () => {
  for (const [index, few] of visits.entries()) {
    const text = few.join(' ')
    const folder = ['', 'blog/'][index % 2]
    const response = await page.goto(`/${folder}x${encodeURIComponent(Buffer.from(text).toString('utf8'))}`)
    expect([400, 404], text).toContain(response?.status())
    // Nor does the error message of a server that rejects a URL.
    expect(await page.content()).not.toMatch(/alert\(1\)|evil\.example|etc\/passwd/)
  }
  expect(trouble.filter((line) => !/status of (400|404)/.test(line))).toEqual([])
})

test('values that are sent stay within the fields of the form', async () => {
  const sent = await answerWith(page, [200, 'OK'])
  await openForm(page)
  await fillIn(page, goodValues)
  await findParts(page).form.evaluate((form) => {
    for (const name of ['to_email', '__proto__', 'reply_to', 'g-recaptcha-response']) {
      const input = Object.assign(document.createElement('input'), { name, value: 'evil@evil.example', type: 'hidden' })
      form.append(input)
    }
  })
  await findParts(page).button.click()
  await findParts(page).success.waitFor()
  expect(JSON.stringify(sent)).not.toContain('evil.example')
})

test('a malformed URL fragment is ignored', async () => {
  for (const end of ['%', '%FF', '%C0%AE', '%ED%A0%80', '"><img src=x onerror=alert(1)>']) {
    await page.goto('about:blank')
    await page.goto(`/faq#${end}`, { waitUntil: 'load' })
  }
  expect(trouble).toEqual([])
})
