import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { alterMarkup } from '../../../../templates/styleguide/alter-markup.ts'
import { Altered } from '../../../../templates/styleguide/Altered.tsx'

const html =
  '<p class="a">x &gt; y</p><p class="b bb" title="1 &gt; 0">z</p><input class="b" type="text"/><option value="v">V</option>'

describe('the first matching element is changed', () => {
  test.each([
    ['.b', '<p class="b bb" title="1 &gt; 0">', '<p title="1 &gt; 0" class="b bb is-hover">'],
    ['.bb', '<p class="b bb" title="1 &gt; 0">', '<p title="1 &gt; 0" class="b bb is-hover">'],
    ['p', '<p class="a">', '<p class="a is-hover">'],
    ['input.b', '<input class="b" type="text"/>', '<input type="text" class="b is-hover"/>'],
    ['option[value="v"]', '<option value="v">', '<option value="v" class="is-hover">'],
  ])('%s', (of, before, after) => {
    expect(alterMarkup(html, { of, attributes: { class: 'is-hover' } })).toBe(html.replace(before, after))
  })
})

test('attributes are set and removed', () => {
  expect(
    alterMarkup('<p popover="auto" lang="en">x</p>', { of: 'p', attributes: { popover: undefined, lang: 'fr' } }),
  ).toBe('<p lang="fr">x</p>')
})

test('inserted text is escaped', () => {
  expect(alterMarkup('<p>.</p>', { of: 'p', attributes: { title: '"<' }, text: 'a & b' })).toBe(
    '<p title="&quot;&lt;">a &amp; b.</p>',
  )
})

test('without a match, there is no result', () => {
  expect(alterMarkup(html, { of: '.aa', attributes: { class: 'is-hover' } })).toBeUndefined()
  expect(alterMarkup(html, { of: 'option[value="w"]' })).toBeUndefined()
})

test('an example reports if the element that it alters is gone', () => {
  const altered = renderToStaticMarkup(
    <Altered of=".gone" attributes={{ class: 'is-hover' }}>
      <p>x</p>
    </Altered>,
  )
  expect(altered).toContain('There is no .gone any more.')
})
