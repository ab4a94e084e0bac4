import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { iconNames } from '../../client/ui/icons.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { planStyleguide } from '../../generator/render/plans/single-pages.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { parsePage, type Part } from '../support/part.ts'
import { readProjectFile, root } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

/** The folders of components. */
const folders = ['templates/components', 'templates/sections', 'client/ui', 'client/toasts', 'client/islands']

/** Components without an example, with the reason. */
const withoutLook: Readonly<Record<string, string>> = {
  'templates/components/Island.tsx': 'Draws nothing of its own; the menu in the header is one.',
  'templates/components/text/Words.tsx': 'Has the look of the words that it stands among.',
  'client/toasts/Toaster.tsx': 'Puts toasts into the region that every page has.',
  'client/islands/quote-form/QuoteForm.tsx': 'The whole form is alive on the contact page; its parts are shown.',
  'client/islands/quote-form/parts/Trap.tsx': 'Is never seen.',
  'client/islands/blog-search/BlogSearch.tsx': 'The whole search is alive on the blog; its parts are shown.',
}

let outputs: Awaited<ReturnType<typeof buildWith>>
let page: Part

beforeAll(async () => {
  outputs = await buildWith({}, 'authors', renderText)
  page = parsePage(String(outputs.get('styleguide.html')))
})

function listComponents(): readonly string[] {
  const found = folders.flatMap((folder) => diskFiles.list(resolve(root, folder)).map((file) => `${folder}/${file}`))
  return found.filter((file) => file.endsWith('.tsx'))
}

const listShown = () => page.find('[data-file]').map((part) => part.attribute('data-file') ?? '')

describe('the style guide is complete', () => {
  test('it shows every visible component', async () => {
    const shown = new Set(listShown())
    const missing = listComponents().filter((file) => !shown.has(file) && !Object.hasOwn(withoutLook, file))
    expect(missing).toEqual([])
  })

  test("what it lists exists, and exceptions aren't shown", () => {
    const files = [...listShown(), ...Object.keys(withoutLook)]
    expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([])
    expect(listShown().filter((file) => Object.hasOwn(withoutLook, file))).toEqual([])
  })

  test('it shows every token of the style sheet', async () => {
    const css = await readProjectFile('templates/styles/tokens.css')
    const tokens = new Set(css.match(/--[a-z0-9-]+(?=:)/g))
    expect(tokens.size).toBeGreaterThan(20)
    const shown = new Set(page.find('li[data-token], .font-samples').map((part) => part.attribute('data-token')))
    expect([...tokens].filter((token) => !shown.has(token))).toEqual([])
  })

  test('it shows every icon', () => {
    expect(page.find('[data-icon]').map((part) => part.attribute('data-icon'))).toEqual([...iconNames])
    expect(page.find('symbol').map((part) => part.attribute('id'))).toEqual(iconNames.map((name) => `icon-${name}`))
  })
})

describe('the style guide is accurate', () => {
  test('every state that it shows belongs to an existing element', () => {
    expect(page.texts('.notice--error').filter((text) => text.includes('any more'))).toEqual([])
  })

  test('every state class has styles', () => {
    const css = String(outputs.get('styleguide.css'))
    for (const state of ['hover', 'focus-visible', 'active']) {
      expect(page.find(`.is-${state}`)).not.toEqual([])
      expect(css).toContain(`:is(:${state},.is-${state})`)
    }
  })

  test('it has the styles of what only scripts show', () => {
    expect(String(outputs.get('styleguide.css'))).toContain('.toast--error')
  })

  test('its ids are unique, and its links to itself work', () => {
    const ids = page.find('[id]').map((part) => part.attribute('id') ?? '')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const targets = page.find('main a[href^="#"]').map((part) => part.attribute('href')?.slice(1) ?? '')
    // Browsers handle `#top` themselves.
    expect(targets.filter((id) => id !== 'top' && !ids.includes(id))).toEqual([])
  })

  test('it has no style attributes, like all pages', () => {
    expect(page.find('[style]')).toEqual([])
  })
})

test("the style guide isn't a page of the site", () => {
  expect(page.find('link[rel="canonical"]')).toEqual([])
  expect(String(outputs.get('sitemap.xml'))).not.toContain('styleguide')
})

test('content without one kind of page has no style guide, and the site is still built', () => {
  const parts = { sheet: '', tokens: [], layers: [], prose: { html: '', pictures: [] }, contents: [] }
  expect(planStyleguide([], parts, {} as never)).toEqual([])
})
