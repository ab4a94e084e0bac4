import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../../generator/schema/site/config.ts'
import { type CheckPage, createPageCheck } from '../../../../generator/render/policy/check-page.ts'
import { readProjectFile } from '../../../support/project.ts'
import { splitPage } from '../../../support/split-page.ts'

const config = parse(await readProjectFile('site.config.yaml')) as SiteConfig
const css = '.card{color:red}'
const noticeCss = '.notices{color:red}'
const makeCheck = (changes: Partial<SiteConfig> = {}) =>
  createPageCheck({ config: { ...config, ...changes }, css, pageCss: [noticeCss], sendsToOutbox: false })

/** A page with everything that pages have, and additional text. */
function page(more = '', head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charSet="utf-8"/><link rel="canonical" href="https://elsewhere.example/a"/>
<link rel="preload" href="/assets/a.woff2" as="font" crossorigin=""/><style>${css}</style>${head}
<script type="application/ld+json">{"a":"onclick= style="}</script></head><body><header class="top"><a href="/">Home</a></header>
<main id="main">${more}</main><footer>f</footer><script type="module" src="/assets/loader.js" async></script></body></html>\n`
}

function complain(html: string, check: CheckPage = makeCheck()): string {
  try {
    check(splitPage(html), 'blog/a.html')
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test.each([
  ['a page as templates make it', ''],
  ['words about attributes', '<p>Write style="x", onclick=, &lt;script> or javascript: like this</p>'],
  [
    'an attribute that only begins like one',
    '<p data-on="1" data-style="x" class="style=x onclick=y" once-more="1">a</p>',
  ],
  ['an attribute of which quotes hold an end', '<p title="a > b style=c">a</p>'],
  ['a comment', '<!-- <p style="x"> -->'],
  ['pictures of the site', '<img src="/assets/a.webp" srcset="/assets/a-1.avif 1w, /assets/a-2.avif 2w"/>'],
  ['links to other sites', '<a href="https://elsewhere.example/">a</a>'],
  ['a form without an address', '<form method="dialog"></form>'],
  ['icons', '<svg><use href="#icon-a"></use></svg>'],
  ['a link that is written about', '<p><code>&lt;a href="javascript:go()"></code> <a href="/a">a</a></p>'],
  ['what breaks off', '<p class="'],
])('%s passes', (_name, more) => {
  expect(complain(page(more))).toBe('')
})

test.each([
  ['a style attribute', '<p style="color:red">a</p>', 'style-src'],
  ['in capitals', '<P CLASS="a" STYLE=color:red>a</P>', 'style-src'],
  ['behind a quote', '<p class="a"style="b">a</p>', 'style-src'],
  ['behind a quote that holds an end', '<p title="a > b" style="c">a</p>', 'style-src'],
  ['an event attribute', '<button onclick="go()">a</button>', 'script-src'],
  ['behind a slash', '<svg/onload=go()>', 'script-src'],
  ['another style block', '<style>.b{}</style>', 'style-src'],
  ['the style block with more in it', `<style>${css}.b{}</style>`, 'style-src'],
  ['an inline script', '<script>go()</script>', 'script-src'],
  ['an inline script of modules', '<script type="module">go()</script>', 'script-src'],
  ['inline speculation rules', '<script type="speculationrules">{}</script>', 'script-src'],
  ['a script from elsewhere', '<script src="https://elsewhere.example/a.js"></script>', 'script-src'],
  ['by any scheme', '<script src="//elsewhere.example/a.js"></script>', 'script-src'],
  ['a frame', '<iframe src="/a"></iframe>', 'frame-src'],
  ['an object', '<object data="/a"></object>', 'object-src'],
  ['an embedded file', '<embed src="/a">', 'object-src'],
  ['a video', '<video src="/a.mp4"></video>', 'media-src'],
  ['a picture from elsewhere', '<img src="https://elsewhere.example/a.png">', 'img-src'],
  ['among others', '<img srcset="/a.png 1x, https://elsewhere.example/a.png 2x">', 'img-src'],
  ['a picture in the page', '<img src="data:image/png;base64,AAAA">', 'img-src'],
  ['a form that sends elsewhere', '<form action="https://elsewhere.example/"></form>', 'form-action'],
  ['a base address', '<base href="/a/">', 'base-uri'],
  ['a style sheet', '<link rel="stylesheet" href="/a.css">', 'style-src'],
  ['a link to a script', '<a class="a" href="javascript:go()">a</a>', 'script-src'],
  ['a page that is fetched ahead', '<link rel="prefetch" href="/a">', 'default-src'],
])("%s doesn't", (_name, more, directive) => {
  const complaint = complain(page(more))
  expect(complaint).toContain('blog/a.html has ')
  expect(complaint).toContain(`(${directive})`)
})

test('the error has the file, the reason and the tag', () => {
  expect(complain(page('<p class="a" style="color:red">words</p>'))).toBe(
    'blog/a.html has a style attribute, which the site\'s Content-Security-Policy doesn\'t allow (style-src) <p class="a" style="color:red">',
  )
})

describe('shared parts of pages', () => {
  test("are skipped only if they're the same, byte for byte", () => {
    const check = makeCheck()
    expect(complain(page(), check)).toBe('')
    const changed = page().replace('<a href="/">', '<a href="/" style="a">')
    expect(complain(changed, check)).toContain('style-src')
    expect(complain(changed, check)).toContain('style-src')
    expect(complain(page().replace(css, `${css} `), check)).toContain('style-src')
    expect(complain(page(), check)).toBe('')
  })

  test('are checked on the first page', () => {
    expect(complain(page().replace('<footer>', '<footer onclick="a">'))).toContain('script-src')
  })
})

test('the configuration widens what passes', () => {
  const frame = page('<iframe src="https://www.googletagmanager.com/a"></iframe>')
  expect(complain(frame)).toContain('frame-src')
  expect(complain(frame, makeCheck({ analytics: { tagId: 'AW-1' } }))).toBe('')
  const measured = page('<img src="https://region1.google-analytics.com/a">')
  expect(complain(measured, makeCheck({ analytics: { tagId: 'G-1' } }))).toBe('')
  expect(
    complain(
      page('<img src="https://google-analytics.com.evil.example/a">'),
      makeCheck({ analytics: { tagId: 'G-1' } }),
    ),
  ).toContain('img-src')
})

test('a page with notices also has their style sheet, and no other', () => {
  expect(complain(page('', `<style>${noticeCss}</style>`), makeCheck())).toBe('')
  expect(complain(page('', '<style>.notices{}</style>'), makeCheck())).toContain('style-src')
})

test('pages that only authors see may link to a style sheet of the site', () => {
  const check = createPageCheck({ config, css, pageCss: [noticeCss], sendsToOutbox: true, hasSheets: true })
  expect(complain(page('', '<link rel="stylesheet" href="/authors.css"/>'), check)).toBe('')
})

test.each([
  ['@import "/b.css";', 'style-src'],
  ['@font-face{src:url(https://elsewhere.example/a.woff2)}', 'font-src'],
  ['p{background:url("data:image/svg+xml,a")}', 'img-src'],
])('a style sheet with %s is rejected before any page is made', (sheet, directive) => {
  expect(() => createPageCheck({ config, css: sheet, pageCss: [noticeCss], sendsToOutbox: false })).toThrow(
    `(${directive})`,
  )
})
