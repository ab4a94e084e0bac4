import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { browsers } from '../../generator/assets/bundles/bundle.ts'
import { listCssFeatures } from '../support/compat/list-css-features.ts'
import { listHtmlFeatures } from '../support/compat/list-html-features.ts'
import { listOwnNames, listScriptFeatures } from '../support/compat/list-script-features.ts'
import { isLacking } from '../support/compat/support-data.ts'
import { readProjectFile, root } from '../support/project.ts'
import { listPageFiles, readSiteFile } from '../support/site.ts'

/** Features that some supported browser lacks, including everything below them, and what its visitors get instead. */
const enhancements = {
  'api.Window.requestIdleCallback': 'a timer in its place',
  'css.at-rules.media.scripting': 'pictures of cards come at once; without scripts the slider moves nothing',
  'css.at-rules.property': 'pictures before and after stand side by side',
  'css.at-rules.starting-style': 'what opens smoothly elsewhere opens at once',
  'css.at-rules.view-transition': 'pages follow each other without a transition',
  'css.properties.animation-range': 'pictures before and after stand side by side',
  'css.properties.animation-timeline': 'the line under the header is there from the start',
  'css.properties.break-after': 'headings may be the last line on a sheet of paper',
  'css.properties.content-visibility': 'everything is drawn at once',
  'css.properties.cursor': 'no pointer to change: fingers',
  'css.properties.forced-color-adjust': 'no forced colors there',
  'css.properties.interpolate-size': 'answers open at once',
  'css.properties.overflow-clip-margin': 'the sides of a focus ring are cut off',
  'css.properties.position-try-fallbacks': 'nothing is placed beside its button there, and nothing has to turn',
  'css.properties.resize': 'a field of one size, which scrolls',
  'css.properties.scroll-target-group': 'a list of contents that does not follow the reader',
  'css.properties.scrollbar-gutter': 'text moves by the width of the scroll bar as a menu opens',
  'css.properties.scrollbar-width': 'a scroll bar of the usual width',
  'css.properties.text-size-adjust': 'no resizing to turn off',
  'css.properties.text-wrap': 'lines broken as they come',
  'css.properties.timeline-scope': 'pictures before and after stand side by side',
  'css.properties.view-timeline': 'pictures before and after stand side by side',
  'css.properties.view-transition-name': 'pages follow each other without a transition',
  'css.selectors.-webkit-search-cancel-button': 'no such button to hide',
  'css.selectors.details-content': 'answers open at once',
  'css.selectors.target-current': 'a list of contents that does not follow the reader',
  'css.selectors.view-transition-group': 'pages follow each other without a transition',
  'html.elements.img.fetchpriority': 'pictures come in the order of the browser',
  'html.elements.link.rel': 'the icon or the manifest is for others',
  'html.elements.meta.name': 'bars and zoom of phones are not theirs',
  'html.elements.script.fetchpriority': 'scripts come in the order of the browser',
  'html.global_attributes.autocapitalize': 'no keyboard on the screen',
} as const

const allowed = Object.keys(enhancements)

/** The same, on sites in a language that is hyphenated. */
const allowedInSomeLanguages = [
  'css.properties.hyphenate-limit-chars',
  'css.properties.-webkit-hyphenate-limit-after',
  'css.properties.-webkit-hyphenate-limit-before',
]

/** The entry in the lists above that covers a path in the data. */
const findAllowed = (place: string) =>
  [...allowed, ...allowedInSomeLanguages].find((one) => `${place}.`.startsWith(`${one}.`))

const pages = listPageFiles()
const sheets = pages.flatMap((file) => [...readSiteFile(file).matchAll(/<style>(.*?)<\/style>/gs)])
const scripts = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
)
const sources = await Promise.all(scripts.map((name) => readProjectFile(`client/${name}`)))
const ownNames = sources.flatMap(listOwnNames)

/** The used features. Each is a list of paths, one of which is meant. */
const uses = {
  styles: [...new Set(sheets.map(([, css = '']) => css))].flatMap((css) =>
    [...listCssFeatures(css)].map((place) => [place]),
  ),
  pages: pages.flatMap((file) => [...listHtmlFeatures(readSiteFile(file))].map((place) => [place])),
  scripts: sources.flatMap((source) => listScriptFeatures(source, ownNames)),
}

/** Features that some supported browser lacks. */
function listNew(places: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(places.filter((options) => options.every(isLacking)).map(([first = '']) => first))].toSorted()
}

test.each(Object.entries(uses))('the oldest supported browsers support everything that %s need', (_, places) => {
  expect(places.length).toBeGreaterThan(50)
  expect(listNew(places).filter((place) => findAllowed(place) === undefined)).toEqual([])
})

test('the list of exceptions only has features that are used and that some browser lacks', () => {
  const lacking = new Set(Object.values(uses).flatMap(listNew).map(findAllowed))
  expect(allowed.filter((one) => !lacking.has(one))).toEqual([])
})

describe('features that are too new are detected', () => {
  test.each([
    ['a { masonry-auto-flow: next; anchor-name: --a }', 'css.properties.anchor-name'],
    ['@scope (a) { b { color: contrast-color(red) } }', 'css.at-rules.scope'],
    ['a { color: contrast-color(red) }', 'css.types.color.contrast-color'],
    ['a { text-decoration: underline 2px }', 'css.properties.text-decoration.includes_thickness'],
    ['a { display: grid-lanes }', 'css.properties.display.grid-lanes'],
    ['@media (inverted-colors) { a:has-slotted { color: red } }', 'css.selectors.has-slotted'],
  ])('in styles: %s', (css, place) => {
    expect(listNew([...listCssFeatures(css)].map((one) => [one]))).toContain(place)
  })

  test('but not inside @supports', () => {
    const css = '@supports (anchor-name: --a) { a { anchor-name: --a } } b { anchor-name: --b }'
    expect(listNew([...listCssFeatures(css.replace(/b \{.*/, ''))].map((one) => [one]))).toEqual([])
    expect(listNew([...listCssFeatures(css)].map((one) => [one]))).toEqual(['css.properties.anchor-name'])
  })

  test.each([
    ['<button commandfor="a" command="show-modal">', 'html.elements.button.commandfor'],
    ['<div popover="hint"></div>', 'html.global_attributes.popover.hint'],
  ])('in pages: %s', (html, place) => {
    expect(listNew([...listHtmlFeatures(html)].map((one) => [one]))).toContain(place)
  })

  test.each([
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['document.body.setHTML("")', 'api.Element.setHTML'],
    ['new Set().values().toArray()', 'toArray'],
    ['URL.parse("/")', 'api.URL.parse_static'],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
  ])('in scripts: %s', (source, place) => {
    expect(listNew(listScriptFeatures(source, [])).join()).toContain(place)
  })

  test('but not if a script checks for it', () => {
    expect(listNew(listScriptFeatures('document.body.setHTML?.("")', []))).toEqual([])
  })
})

test('the README lists the versions', async () => {
  const readme = await readProjectFile('README.md')
  const names: Readonly<Record<string, string>> = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
  }
  for (const browser of browsers) {
    const [, name = '', version = ''] = /^([a-z]+)(\d+)$/.exec(browser) ?? []
    expect(readme).toMatch(new RegExp(`${names[name]}[^.]*\\b${version}\\b`))
  }
})
