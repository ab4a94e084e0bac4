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

/** Five at a time, for as many fields. */
const fives = split(strings, 5)
/** Five texts at a time where a page has to be opened for them: a string each, or three. */
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

/** What every element of the window is, so that one more or less shows. */
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

/** In front stands what makes a required field none that is empty. Most fields have one line. */
function asTyped(name: string, text: string): string {
  return `x ${name === 'requirements' ? text : text.replaceAll(/[\r\n]+/g, ' ')}`
}

/** As the form hands on what was typed: a text's lines end in one way. */
function asSent(name: string, text: string): string {
  const typed = Buffer.from(asTyped(name, text)).toString('utf8').replaceAll(/\r\n?/g, '\n')
  return typed.slice(0, mostOf(name)).trim()
}

/** A reason of one line that is no markup and not long, and in place of another our own sentence. */
function asShown(answer: string): string {
  const text = Buffer.from(answer)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  const isSentence = text.length <= 160 && !/[<>\p{Cc}\u2028\u2029]|^[[{]/u.test(text)
  return isSentence && text ? text : readTexts('contact').form.messages.failure
}

/** What is typed into the fields in each round: each string into every field; or half of them into one, so that each field has some. */
const rounds = isDeep
  ? strings.map((text) => free.map(() => text))
  : fives.filter((_, index) => index % 2 === 0).map((few) => free.map((_, at) => few[at] ?? ''))

test('whatever is typed is sent as it was typed, and of what the service answers a sentence alone is shown, as text', async () => {
  const answers = rounds.map((texts) => [...new Set(texts)].join(' '))
  const sent = await answerWith(page, ...answers.map((text): Reply => [400, text]))
  await openForm(page)
  await fillIn(page)
  const { button, failure, toast } = findParts(page)
  let elements: readonly string[] | undefined
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
    expect(await failure.textContent()).toContain(answer)
    elements ??= await listElements('body')
    expect(await listElements('body'), answer).toEqual(elements)
  }
  expect(trouble.filter((line) => !line.includes('status of 400'))).toEqual([])
})

test('no field takes more than it may hold', async () => {
  await openForm(page)
  for (const field of fields) {
    if (!('maxLength' in field)) continue
    await findParts(page).control(field.name).focus()
    await page.keyboard.insertText('<'.repeat(field.maxLength + 10))
    expect((await readForm(page))[field.name]).toHaveLength(field.maxLength)
  }
})

test('an address fills in nothing but what the site knows', async () => {
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

test('a search says what was looked for as text', async () => {
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

test('an unknown address shows a screen of the site, and nothing of the address', async () => {
  for (const [index, few] of visits.entries()) {
    const text = few.join(' ')
    const folder = ['', 'blog/'][index % 2]
    const response = await page.goto(`/${folder}x${encodeURIComponent(Buffer.from(text).toString('utf8'))}`)
    expect([400, 404], text).toContain(response?.status())
    // The sentence with which a server refuses an address says nothing of it either.
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

test('an address whose end is no text at all is passed over', async () => {
  for (const end of ['%', '%FF', '%C0%AE', '%ED%A0%80', '"><img src=x onerror=alert(1)>']) {
    await page.goto('about:blank')
    await page.goto(`/faq#${end}`, { waitUntil: 'load' })
  }
  expect(trouble).toEqual([])
})
