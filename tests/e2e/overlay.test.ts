import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { listenForTrouble } from '../support/islands.ts'
import { type StartedSite, startSite } from '../support/started-site.ts'

const visitor = setUpVisitor()
const post = 'content/posts/office-cleaning-tips.md'
const path = '/blog/office-cleaning-tips'

let site: StartedSite
let good = ''

beforeAll(async () => {
  site = await startSite(async (folder) => {
    const program = join(folder, 'editor')
    await writeFile(program, '#!/bin/sh\nprintf "%s\\n" "$@" > "$(dirname "$0")/opened"\n', { mode: 0o755 })
    return { LAUNCH_EDITOR: program }
  })
  good = await readFile(join(site.folder, post), 'utf8')
  return () => site.stop()
})

afterEach(() => save(good))

const save = (text: string) => writeFile(join(site.folder, post), text)
/** A date that doesn't exist, and markup in the line that the report shows. */
const withProblem = () => good.replace(/^date: .*$/m, 'date: 2026-13-45 # <img src=x onerror=alert(1)>')

async function open(address = path): Promise<Page> {
  const page = await visitor.open()
  await page.goto(site.origin + address)
  return page
}

/** Chromium reports every tab as visible if it runs without a screen. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const overlayOf = (page: Page) => page.getByRole('dialog', { name: /error/ })

describe('saving an error', () => {
  test("covers open pages with the terminal's report, until it's fixed", async () => {
    const page = await open()
    const trouble = listenForTrouble(page)
    await save(withProblem())
    const overlay = overlayOf(page)
    await overlay.waitFor()
    const line = good.split('\n').findIndex((text) => text.startsWith('date:')) + 1
    await expect.poll(() => overlay.getByRole('link').first().textContent()).toBe(`${post}:${line}:7`)
    const shown = (await overlay.innerText()).split('\n').filter((text) => text.trim() !== '')
    for (const text of shown.filter((part) => /^hint:|\^$|^\d+ \|/.test(part.trim()))) {
      expect(site.output()).toContain(text.trimEnd())
    }
    expect(shown.join('\n')).toMatch(/\|\s+\^\n[\s\S]*hint: /)
    expect(await overlay.locator('img').count()).toBe(0)
    expect(await page.locator('h1').count()).toBe(1)
    await save(good)
    await overlay.waitFor({ state: 'detached' })
    expect(trouble).toEqual([])
    await page.context().close()
  })

  test('in many tabs, only visible ones listen, and a hidden one catches up', async () => {
    const first = await open()
    const context = first.context()
    await setHidden(first, true)
    // A browser opens six connections to a server.
    for (let count = 0; count < 6; count += 1) {
      const page = await context.newPage()
      await page.goto(site.origin + path)
      await setHidden(page, true)
    }
    await save(withProblem())
    const visible = await context.newPage()
    await visible.goto(site.origin + path)
    await overlayOf(visible).waitFor()
    expect(await overlayOf(first).count()).toBe(0)
    await setHidden(first, false)
    await overlayOf(first).waitFor()
    await context.close()
  })

  test('moves focus to the report, Escape hides it until the next change, and the badge reopens it', async () => {
    const page = await open()
    const opener = page.locator('header a').first()
    await opener.focus()
    await save(withProblem())
    const overlay = overlayOf(page)
    await overlay.waitFor()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('site-diagnostics')
    await page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: /^1 error/ }).click()
    await overlay.waitFor()
    await page.keyboard.press('Escape')
    await save(withProblem().replace(/^title: .*$/m, ''))
    await page.getByRole('dialog', { name: /^2 errors/ }).waitFor()
    await page.context().close()
  })

  test('shows the report on pages opened later, and its location opens the editor by keyboard', async () => {
    const first = await open()
    await save(withProblem())
    await overlayOf(first).waitFor()
    const page = await open('/about')
    const link = overlayOf(page).getByRole('link').first()
    await link.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await vi.waitFor(async () =>
      expect(await readFile(join(site.folder, 'opened'), 'utf8')).toContain(`${join(site.folder, post)}\n`),
    )
    for (const opened of [first, page]) await opened.context().close()
  })

  test('leaves the page and its islands as they are', async () => {
    const page = await open('/contact')
    const name = page.locator('form input').first()
    await name.fill('Sample Company')
    await save(withProblem())
    await overlayOf(page).waitFor()
    const color = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).color)
    await page.addStyleTag({ content: '* { color: rgb(1, 2, 3) !important; display: inline !important }' })
    expect(await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).color)).toBe(color)
    await page.keyboard.press('Escape')
    expect(await name.inputValue()).toBe('Sample Company')
    await page.context().close()
  })
})

test('next to an error, warnings are collapsed', async () => {
  const page = await open()
  const long = 'A title with more letters than any list of search results shows'
  await save(withProblem())
  await writeFile(join(site.folder, 'content/posts/long.md'), good.replace(/^title: .*$/m, `title: ${long}`))
  const overlay = page.getByRole('dialog', { name: /1 error and 1 warning/ })
  await overlay.waitFor()
  const warning = overlay.getByText('content/long-title')
  expect(await warning.isVisible()).toBe(false)
  await overlay.getByText('1 warning', { exact: true }).click()
  expect(await warning.isVisible()).toBe(true)
  await rm(join(site.folder, 'content/posts/long.md'))
  await page.context().close()
})

test("saving without changes doesn't affect the page, and a dismissed report stays dismissed", async () => {
  const page = await open()
  await page.evaluate(() => document.body.setAttribute('data-mine', ''))
  await save(withProblem())
  await overlayOf(page).waitFor()
  await page.keyboard.press('Escape')
  await overlayOf(page).waitFor({ state: 'hidden' })
  const before = site.output().length
  await save(withProblem())
  await vi.waitFor(() => expect(site.output().slice(before)).toContain('content/invalid-date'), { timeout: 15_000 })
  await page.waitForTimeout(200)
  expect(await overlayOf(page).count()).toBe(0)
  await save(good)
  await page.getByRole('button', { name: /1 error/ }).waitFor({ state: 'detached' })
  expect(await page.locator('[data-mine]').count()).toBe(1)
  await page.context().close()
})

test('a page that missed a build while it loaded reloads', async () => {
  const page = await visitor.open()
  await page.route(
    '**/__reload.js',
    async (route) => {
      await save(good.replace(/^title: .*$/m, 'title: Saved meanwhile'))
      await vi.waitFor(
        async () => expect(await (await fetch(site.origin + path)).text()).toContain('Saved meanwhile'),
        {
          timeout: 15_000,
        },
      )
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto(site.origin + path)
  await page.getByRole('heading', { level: 1, name: 'Saved meanwhile' }).waitFor()
  expect(await page.locator('h1').textContent()).toBe('Saved meanwhile')
  await page.context().close()
})

test('if no editor can be opened, the reader learns what to do', async () => {
  const other = await startSite(async (folder) => {
    await writeFile(join(folder, post), withProblem())
    return {
      LAUNCH_EDITOR: join(folder, 'nowhere'),
      PATH: `${join(process.execPath, '..')}:/usr/bin:/bin`,
      VISUAL: '',
      EDITOR: '',
    }
  })
  const page = await visitor.open()
  await page.goto(other.origin)
  await overlayOf(page).getByRole('link').first().click()
  const advice = overlayOf(page).getByRole('status')
  await advice.waitFor()
  expect(await advice.textContent()).toContain('set LAUNCH_EDITOR')
  await page.context().close()
  await other.stop()
})

test("a warning doesn't cover the page, but can be read from the corner", async () => {
  const page = await open()
  const long = 'A title with more letters than any list of search results shows'
  await save(good.replace(/^title: .*$/m, `title: ${long}`))
  await page.getByRole('heading', { level: 1, name: long }).waitFor()
  const badge = page.getByRole('button', { name: /warning/ })
  await badge.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await badge.click()
  expect(await page.getByRole('dialog', { name: /warning/ }).innerText()).toContain('content/long-title')
  await page.context().close()
})

test('a site that has never built shows its errors in the browser, and appears once it builds', async () => {
  const broken = await startSite(async (folder) => {
    await writeFile(join(folder, post), good.replace(/^title: .*$/m, ''))
    return {}
  })
  const page = await visitor.open()
  await page.goto(broken.origin)
  await overlayOf(page)
    .getByRole('link', { name: /office-cleaning-tips\.md/ })
    .waitFor()
  await writeFile(join(broken.folder, post), good)
  await page.getByRole('banner').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.context().close()
  await broken.stop()
})

test('a built site has no trace of it', async () => {
  const answers = ['/__reload.js', '/__reload', '/__open'].map((address) => fetch(visitor.origin() + address))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await (await fetch(visitor.origin())).text()).not.toMatch(/__reload|site-diagnostics/)
})
