import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findStop } from '../../../client/islands/site-menu/move-with-arrows.ts'
import { SiteMenu } from '../../../client/islands/site-menu/SiteMenu.tsx'

describe.each([
  { name: 'of a list', props: { panel: 'list', label: 'Services' } },
  { name: 'of the screen', props: { panel: 'list', open: 'Open menu', close: 'Close menu' } },
])('the button $name', ({ props }) => {
  const markup = renderToString(<SiteMenu {...props} />)

  test('opens its panel without a script', () => {
    expect(markup).toMatch(/^<button [^>]*popovertarget="list"/i)
  })

  test('can be focused with a press in Safari too, which opens the menu in browsers without popovers', () => {
    expect(markup).toContain(' tabindex="0"')
  })

  test('has no attributes that need a script, and no style', () => {
    expect(markup).not.toMatch(/aria-expanded|aria-controls|style=/)
  })
})

test('both labels of the mobile menu button are in its markup', () => {
  expect(renderToString(<SiteMenu panel="list" open="Open menu" close="Close menu" />)).toMatch(/Open menu.*Close menu/)
})

describe('a key on the button', () => {
  test.each([
    ['ArrowDown', 1],
    ['ArrowUp', undefined],
    ['Home', undefined],
    ['End', undefined],
    ['Enter', undefined],
  ])('%s moves to %s', (key, stop) => {
    expect(findStop(key, 0, 7)).toBe(stop)
  })
})

describe('a key on a link', () => {
  test.each([
    ['ArrowDown', 2, 3],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 1, 0],
    ['Home', 4, 1],
    ['End', 4, 6],
    ['Tab', 4, undefined],
    ['a', 4, undefined],
  ])('%s on stop %i moves to %s', (key, from, stop) => {
    expect(findStop(key, from, 7)).toBe(stop)
  })
})
