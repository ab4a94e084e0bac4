import { expect, test } from 'vitest'
import { nameSite, suggestHttps } from '../../../../generator/schema/kinds/web.ts'

test.each([
  ['https://www.facebook.com/sample', 'Facebook'],
  ['https://m.facebook.com/sample', 'Facebook'],
  ['https://www.linkedin.com/company/sample', 'LinkedIn'],
  ['https://x.com/sample', 'X'],
  ['https://g.page/r/abc', 'Google'],
  ['https://maps.app.goo.gl/abc', 'Google'],
  ['https://www.yelp.co.uk/biz/sample', 'Yelp'],
  ['https://nextdoor.com/pages/sample', 'Nextdoor'],
])('%s is on %s', (url, name) => {
  expect(nameSite(url)).toBe(name)
})

test.each([
  ['facebook.com/sample', 'https://facebook.com/sample'],
  ['http://www.facebook.com/sample', 'https://www.facebook.com/sample'],
  [' //yelp.com/biz/sample ', 'https://yelp.com/biz/sample'],
])('for %j, the full address is suggested', (typed, address) => {
  expect(suggestHttps(typed)).toEqual([address])
})
