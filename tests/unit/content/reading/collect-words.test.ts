import { expect, test } from 'vitest'
import { collectWords, textOfHtml } from '../../../../generator/content/reading/collect-words.ts'
import { splitWords } from '../../../../client/islands/blog-search/words.ts'
import { createPost } from '../../../support/search.ts'

test('the text of HTML is what a reader sees, with spaces between words of adjacent elements', () => {
  const html = '<h2 id="a">Mats &#x26; floors</h2><ul><li>one</li><li>two</li></ul><p>5 &lt; 6 &amp; caf&#233;</p>'
  expect(textOfHtml(html).replaceAll(/\s+/g, ' ').trim()).toBe('Mats & floors one two 5 < 6 & café')
})

test('in Japanese, bold text and links are in the middle of words', () => {
  const html = '<p>床の<a href="/a"><strong>清掃</strong></a>は<br>ISO <b>9001</b>で</p><p>窓'
  expect(textOfHtml(html).replaceAll(/\s+/g, ' ').trim()).toBe('床の清掃は ISO 9001 で 窓')
})

test('an unknown entity stays as it is', () => {
  expect(textOfHtml('&nosuch;')).toBe('&nosuch;')
})

test("URLs of links aren't words of a post", () => {
  const words = collectWords(createPost('a', { html: '<p><a href="/services/office">our offer</a></p>' }))
  expect(words.join(' ').split(' ')).toContain('offer')
  expect(words.join(' ').split(' ')).not.toContain('services')
})

test('a word counts at its best position: title, tags and category, excerpt, body', () => {
  const words = collectWords(
    createPost('a', {
      title: 'Mats',
      tags: ['Salt'],
      category: 'Winter',
      excerpt: 'Mats, salt and wax',
      html: '<p>Mats, salt, winter, wax and grit</p>',
    }),
  )
  expect(words.map((group) => group.split(' ').toSorted().join(' '))).toEqual([
    'grit',
    'and wax',
    'salt winter',
    'mats',
  ])
})

test.each(["rock'n'roll", 'Spick’n’span', "shouldn't've", "l'eau_d'or", "'l'aria'", "O'Neil's d'Angelo"])(
  '%s has the words that a query for it has',
  (text) => {
    const [words = ''] = collectWords(createPost('a', { html: `<p>${text}</p>` }))
    expect(words.split(' ').toSorted()).toEqual([...new Set(splitWords(text))].toSorted())
  },
)

test('a word with soft hyphens is one word', () => {
  const words = collectWords(createPost('a', { html: '<p>Reini\u00ADgung und Boden&#xAD;pflege</p>' }))
  expect(words[0]?.split(' ')).toEqual(['reinigung', 'und', 'bodenpflege'])
})
