import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCms } from '../../generator/schema/cms/build-cms.ts'
import { connectBrowser, desktop } from '../support/browser.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { config } from '../support/content.ts'
import { isDeep } from '../support/depth.ts'
import { type Forms, formsScript, openForms } from '../support/forms.ts'
import { listenForViolations } from '../support/policy-violations.ts'

const shelf = ['content/images/posts/office-cleaning-tips.webp', 'content/images/areas/troy.webp']

const patience = { interval: 500, timeout: 30_000 }

let browser: Browser
beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser.close())

// The tests use `@sveltia/cms` from npm, which is the same script that `/admin` loads, so they don't download it.
test('the script is the one whose hash /admin names', async () => {
  const hash = createHash('sha384')
    .update(await readFile(formsScript))
    .digest('base64')
  const [page] = buildCms({ ...config, cms: { repository: 'sample-company/website' } })
  expect(page?.content).toContain(`integrity="sha384-${hash}"`)
})

test(`a post and a notice${isDeep ? ', a page and a city' : ''} created in the forms are built`, async () => {
  const context = await browser.newContext({ viewport: desktop })
  context.setDefaultTimeout(30_000)
  const violations = await listenForViolations(context)
  const forms = await openForms(context, [...shelf, 'content/pages/privacy-policy.md'])

  await writePost(forms)
  await writeNotice(forms)
  if (isDeep) {
    await writePage(forms)
    await writeCity(forms)
  }

  const written = await forms.readWritten()
  expect(Object.keys(written).toSorted()).toEqual([
    ...(isDeep ? ['content/areas/ann-arbor.yaml'] : []),
    'content/images/posts/salt-on-the-mat-1.webp',
    'content/notices.yaml',
    ...(isDeep ? ['content/pages/careers.md'] : []),
    'content/posts/salt-in-the-lobby.md',
  ])
  const texts = Object.fromEntries(
    Object.entries(written).map(([path, content]) => [path, Buffer.from(content).toString()]),
  )
  expect(texts['content/posts/salt-in-the-lobby.md']).toContain('\nimage: /images/posts/salt-on-the-mat-1.webp\n')
  expect(texts['content/posts/salt-in-the-lobby.md']).toContain(
    '\n\n![A \\[wet\\] "sign"](/images/posts/office-cleaning-tips.webp "At noon")',
  )
  const built = await buildWith(written, 'public')
  expect(String(built.get('blog/salt-in-the-lobby.html')).includes('<figcaption>At noon</figcaption>')).toBe(true)
  const pages = isDeep ? ['careers.html', 'service-areas/ann-arbor.html'] : []
  expect([...built.keys()]).toEqual(expect.arrayContaining(pages))
  expect(violations).toEqual([])
  await context.close()
})

async function writePost({ page, field, open, save }: Forms): Promise<void> {
  await open('posts/new')
  await fill(field('Title'), 'Salt in the lobby')
  await fill(field('Excerpt'), 'What road salt does to stone and carpet in winter, and what to do on the day it snows.')
  await fill(field('Date'), '2026-03-04')
  const dialog = await browse(field('Image'), 'posts')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  const size = { width: 640, height: 480, channels: 3, background: '#0b5c7a' } as const
  const buffer = await sharp({ create: size }).webp().toBuffer()
  await (await chooser).setFiles({ name: 'Salt on the MAT (1).webp', mimeType: 'image/webp', buffer })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await fill(field('Image alt'), 'A gray mat with white lines')
  await fill(field('Category'), 'Office Cleaning')
  await add(field('Tags'), ['Winter'])
  await type(field('Text'), 'Salt dries white within an hour.\n')
  await field('Text').getByRole('button', { name: 'Image', exact: true }).click()
  const picture = field('Text').getByRole('group', { name: 'Image', exact: true })
  await choose(picture, 'posts', 'office-cleaning-tips.webp')
  await fill(picture, 'At noon', 'Caption')
  await save()
  // Nothing is saved before the alt text is filled in.
  await picture.getByText('This field is required.').waitFor()
  await fill(picture, 'A [wet] "sign"', 'What it shows')
  await saveAndWait(page, save)
}

async function writePage({ page, field, open, save }: Forms): Promise<void> {
  await open('pages')
  await page
    .getByText('There are no entries')
    .or(page.getByText(/no entries/i))
    .first()
    .waitFor()
  await open('pages/new')
  await fill(field('Title'), 'Careers')
  await fill(field('Description'), 'Evening and weekend work in Detroit, with paid training. This is how to apply.')
  await type(field('Text'), 'We hire all year.\n## Who we look for\nPeople who like a quiet building.')
  await saveAndWait(page, save)
}

async function writeCity({ page, field, open, save }: Forms): Promise<void> {
  await open('areas/new')
  await fill(field('City'), 'Ann Arbor')
  await fill(field('Description'), 'Offices, labs and clinics around the university, cleaned at night.')
  await add(field('Features'), ['Wet labs', 'Clinics', 'Storefronts', 'Lecture halls'])
  await choose(field('Image'), 'areas', 'troy.webp')
  await fill(field('Image alt'), 'A model of two towers')
  await fill(field('Order'), '15')
  await type(field('Text'), `Game days ${'change when we come. '.repeat(10)}`)
  await fill(field('Latitude'), '42.2808')
  await fill(field('Longitude'), '-83.743')
  await fill(field('Meta title'), 'Commercial Cleaning in Ann Arbor')
  await fill(field('Meta description'), 'Offices, labs and clinics in Ann Arbor, cleaned at night on a written plan.')
  await saveAndWait(page, save)
}

async function writeNotice({ page, field, open, save }: Forms): Promise<void> {
  await open('files/entries/notices')
  await page.getByRole('button', { name: 'Add ⁨Notices⁩' }).first().click()
  await fill(field('Text'), 'Our office is closed on [New Year](/contact).')
  await fill(field('From'), '2026-12-30')
  await fill(field('Until'), '2027-01-02')
  await saveAndWait(page, save)
}

async function saveAndWait(page: Forms['page'], save: Forms['save']): Promise<void> {
  await save()
  await page.waitForURL(/#\/collections\/[a-z]+$/)
}

/** The form only renders fields far below once they're scrolled into view. */
async function fill(field: Locator, value: string, name?: string): Promise<void> {
  await field.scrollIntoViewIfNeeded()
  const boxes =
    name === undefined ? field.locator('input, textarea') : field.getByRole('textbox', { name, exact: true })
  await boxes.first().fill(value)
}

/** Types into the Markdown editor, again from the start if the form took the focus meanwhile. */
async function type(field: Locator, text: string): Promise<void> {
  const editor = field.getByRole('textbox', { name: 'Text', exact: true })
  await editor.locator('p').first().waitFor()
  const typed = text.replaceAll(/^## |\n/gm, '')
  await expect
    .poll(async () => {
      await editor.press('ControlOrMeta+a')
      await editor.press('Delete')
      await editor.pressSequentially(text)
      return editor.textContent()
    }, patience)
    .toBe(typed)
}

async function add(list: Locator, values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) {
    await list.getByRole('button', { name: /^Add/ }).first().click()
    await list.getByRole('textbox').nth(index).fill(value)
  }
}

async function browse(field: Locator, folder: string): Promise<Locator> {
  await field.getByRole('button', { name: 'Browse' }).click()
  const dialog = field.page().getByRole('dialog', { name: 'Select Image' })
  await dialog.getByRole('option', { name: folder, exact: true }).click()
  return dialog
}

async function choose(field: Locator, folder: string, name: string): Promise<void> {
  const dialog = await browse(field, folder)
  const insert = dialog.getByRole('button', { name: 'Insert' })
  // The dialog renders its list again as images load, which loses a click.
  await expect
    .poll(async () => {
      await dialog.getByRole('option', { name, exact: true }).click()
      return insert.isEnabled()
    }, patience)
    .toBe(true)
  await insert.click()
  await field.getByRole('button', { name: 'Replace' }).waitFor()
}
