import { afterEach, expect, test } from 'vitest'
import { serveConfigured } from '../support/configured-site.ts'
import { openRawTab, type RawTab } from '../support/raw-tab.ts'
import { type ServedSite, serveBuiltSite } from '../support/serve.ts'

const patient = { timeout: 30_000 } as const

let site: ServedSite | undefined
let tab: RawTab | undefined

afterEach(async () => {
  await tab?.close()
  site?.close()
})

/** Opens the page at `path` and waits until it has loaded. */
async function open(served: ServedSite, path: string): Promise<{ readonly tab: RawTab; readonly shown: string }> {
  site = served
  const opened = await openRawTab(served.origin + path)
  tab = opened
  await expect.poll(() => opened.pages.length, patient).toBe(1)
  const shown = opened.pages[0]?.session ?? ''
  await waitFor(opened, shown, path)
  return { tab: opened, shown }
}

/** Waits until a page of the tab has loaded `path`. */
async function waitFor(opened: RawTab, session: string, path: string): Promise<void> {
  const read = () => opened.evaluate(session, 'location.pathname + document.readyState')
  await expect.poll(read, patient).toBe(`${path}complete`)
}

/**
 * Hovers over the link to the contact page and presses the button. Returns the prerendered page, and a function that
 * releases the button.
 */
async function press(opened: RawTab, shown: string) {
  const at = await opened.evaluate<{ x: number; y: number }>(
    shown,
    `(() => {
      const link = document.querySelector('footer a[href="/contact"]')
      link.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`,
  )
  await opened.point(shown, 'mouseMoved', { x: 1, y: 1 })
  await opened.point(shown, 'mouseMoved', at)
  await expect.poll(() => opened.evaluate(shown, 'document.body.dataset.awake'), patient).toBe('false')
  await new Promise((resolve) => setTimeout(resolve, 500))
  await opened.point(shown, 'mousePressed', at)
  await expect.poll(() => opened.pages.filter(({ isAhead }) => isAhead).length, patient).toBe(1)
  const ahead = opened.pages.find(({ isAhead }) => isAhead)?.session ?? ''
  await waitFor(opened, ahead, '/contact')
  return { ahead, release: () => opened.point(shown, 'mouseReleased', at) }
}

test('a prerendered page is the page that opens, with the text typed into it before, and reports no violations', async () => {
  const { tab: opened, shown } = await open(await serveBuiltSite(), '/contact')
  const field = `document.querySelector('[name=company_name]')`
  await opened.evaluate(
    shown,
    `${field}.value = 'Acme Tools', ${field}.dispatchEvent(new Event('input', { bubbles: true }))`,
  )
  // The script that remembers it loads on the first interaction.
  await expect.poll(() => opened.evaluate(shown, 'sessionStorage.length'), patient).toBeGreaterThan(0)
  await opened.evaluate(shown, `location.href = '/about'`)
  await waitFor(opened, shown, '/about')
  const { ahead, release } = await press(opened, shown)
  expect(await opened.evaluate(ahead, 'document.prerendering')).toBe(true)
  await release()
  await expect.poll(() => opened.evaluate(ahead, 'document.prerendering'), patient).toBe(false)
  const activation = `performance.getEntriesByType('navigation')[0].activationStart`
  expect(await opened.evaluate<number>(ahead, activation)).toBeGreaterThan(0)
  expect(await opened.evaluate(ahead, `location.pathname + ${field}.value`)).toBe('/contactAcme Tools')
  expect(opened.log).toEqual([])
})

test('a page prerendered by a press that was no click opens with what was typed since', async () => {
  const { tab: opened, shown } = await open(await serveBuiltSite(), '/contact')
  const type = (name: string, value: string) =>
    opened.evaluate(
      shown,
      `(() => { const field = document.querySelector('[name=${name}]'); field.value = '${value}'
        field.dispatchEvent(new Event('input', { bubbles: true })) })()`,
    )
  await type('company_name', 'Acme Tools')
  await expect.poll(() => opened.evaluate(shown, 'sessionStorage.length'), patient).toBeGreaterThan(0)
  const { ahead } = await press(opened, shown)
  await opened.point(shown, 'mouseMoved', { x: 5, y: 5 })
  await opened.point(shown, 'mouseReleased', { x: 5, y: 5 })
  await type('requirements', 'Two floors')
  const { release } = await press(opened, shown)
  await release()
  await expect.poll(() => opened.evaluate(ahead, 'document.prerendering'), patient).toBe(false)
  expect(await opened.evaluate(ahead, `document.querySelector('[name=requirements]').value`)).toBe('Two floors')
})

test('the tag waits until the page is shown', async () => {
  const { tab: opened, shown } = await open(
    await serveConfigured('analytics:\n  tagId: AW-123456789\n  consent: none\n'),
    '/about',
  )
  const { ahead, release } = await press(opened, shown)
  const tag = `Boolean(document.querySelector('script[src*=googletagmanager]'))`
  // It begins with this as soon as it may, and loads once the page is idle.
  expect(await opened.evaluate(ahead, 'typeof gtag')).toBe('undefined')
  expect(await opened.evaluate(ahead, tag)).toBe(false)
  await release()
  await expect.poll(() => opened.evaluate(ahead, tag), patient).toBe(true)
})
