import { expect, test } from 'vitest'
import { otherUrl } from '../../../../generator/schema/fields.ts'
import { metaContent, metaName, nameSite, otherAddress } from '../../../../generator/schema/kinds/web.ts'

test.each([
  ['https://www.facebook.com/sample', 'Facebook'],
  ['https://m.facebook.com/sample', 'Facebook'],
  ['https://www.linkedin.com/company/sample', 'LinkedIn'],
  ['https://x.com/sample', 'X'],
  ['https://g.page/r/abc', 'Google'],
  ['https://maps.app.goo.gl/abc', 'Google'],
  ['https://www.yelp.co.uk/biz/sample', 'Yelp'],
  ['https://nextdoor.com/pages/sample', 'Nextdoor'],
  ['https://share.google/abc', 'Google'],
  ['https://t.me/sample', 'Telegram'],
  ['https://www.müller.example/a', 'Müller'],
  ['https://constructor.com/sample', 'Constructor'],
])('%s is on %s', (url, name) => {
  expect(nameSite(url)).toBe(name)
})

test.each([
  ['facebook.com/sample', 'https://facebook.com/sample'],
  ['http://www.facebook.com/sample', 'https://www.facebook.com/sample'],
  [' //yelp.com/biz/sample ', 'https://yelp.com/biz/sample'],
  ['https:yelp.com/biz/sample', 'https://yelp.com/biz/sample'],
])('for %j, the full address is suggested', (typed, address) => {
  expect(otherAddress.suggest(typed, {})).toEqual([address])
})

test.each(['https:yelp.com/biz', String.raw`https:\\yelp.com`, 'http://yelp.com', 'javascript:alert(1)'])(
  '%j is no address on another site',
  (typed) => {
    expect(otherUrl.safeParse(typed)).toMatchObject({ success: false, error: { issues: { length: 1 } } })
  },
)

test('name and content are taken out of a whole tag that verifies the site', () => {
  const tag = '<meta name="Google-Site-Verification" content="AbC-1_2=" />'
  const name = String(metaName.suggest(tag, {})[0])
  const content = String(metaContent.suggest(tag, {})[0])
  expect([name, content]).toEqual(['google-site-verification', 'AbC-1_2='])
  expect([metaName.pattern.test(name), metaContent.pattern.test(content)]).toEqual([true, true])
  expect([metaName.pattern.test(tag), metaContent.pattern.test(tag)]).toEqual([false, false])
})
