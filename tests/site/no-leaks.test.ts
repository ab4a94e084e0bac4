import { createHash } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readBuiltHosting } from '../support/serve.ts'
import { hasSiteFile, listPageFiles, listSiteFiles, readPageFile, readSiteFile } from '../support/site.ts'

const textFiles = listSiteFiles().filter((file) => /\.(html|xml|txt|js|css|json|webmanifest|svg)$/.test(file))

test.each(textFiles)('%s reveals nothing about the machine that built the site', (file) => {
  const text = readSiteFile(file)
  const root = resolve(import.meta.dirname, '../..')
  const machine = [
    root,
    inject('siteFolder'),
    `${tmpdir()}/`,
    `/home/${userInfo().username}/`,
    'file://',
    '/node_modules/',
  ]
  expect(machine.filter((path) => text.includes(path))).toEqual([])
})

const policy = readBuiltHosting().headers.page['Content-Security-Policy'] ?? ''

test('the site has no source maps', () => {
  expect(listSiteFiles().filter((file) => file.endsWith('.map'))).toEqual([])
  expect(textFiles.filter((file) => /[#@] sourceMappingURL=/.test(readSiteFile(file)))).toEqual([])
})

test('the site contains none of its source files', () => {
  // The security contact, at the path that RFC 8615 requires, and the rules of a host.
  const own = /^\.(?:well-known\/security\.txt(?:\.br|\.gz)?$|hosting\/|htaccess$|nojekyll$)/
  const files = listSiteFiles().filter((file) => !own.test(file))
  expect(files.filter((file) => /\.(tsx?|ya?ml|md|py)$|(^|\/)\./.test(file))).toEqual([])
})

test("the site doesn't reveal the paths of its source files", () => {
  const places =
    /\b(?:content\/(?:posts|pages|areas|services|images)|generator|templates|client)\/[\w/-]+\.\w|site\.config\.yaml/
  expect(textFiles.filter((file) => places.test(readSiteFile(file)))).toEqual([])
})

/** Placeholders for facts, such as `{company}`, that the build replaces. */
const facts = /\{(company|legalName|phone|email|hours|address|city|service|distance|minutes|title|rating|date)\}/g

test.each(listPageFiles())('%s has all known placeholders replaced', (file) => {
  const islands = [...readSiteFile(file).matchAll(/ data-props="([^"]*)"/g)].map(([, props]) => props).join('')
  expect(islands.match(facts)).toBeNull()
})

test.each([...listPageFiles(), ...(hasSiteFile('feed.xml') ? ['feed.xml'] : [])])('%s shows no placeholder', (file) => {
  const shown = readSiteFile(file)
    .replaceAll(/<style>.*?<\/style>| data-props="[^"]*"/gs, '')
    .replace('{search_term_string}', '')
  expect(shown.match(/\{[a-z_]+\}/gi)).toBeNull()
})

describe.each(listPageFiles())('%s', (file) => {
  const page = readPageFile(file)

  test('has no inline script', () => {
    const scripts = page.find('script').filter((script) => script.attribute('type') !== 'application/ld+json')
    expect(scripts.filter((script) => script.attribute('src') === undefined).map(({ html }) => html)).toEqual([])
    expect(page.find('a[href^="javascript:"], [action^="javascript:"]')).toEqual([])
  })

  test('has only styles that the policy allows', () => {
    const sheets = page.find('style').map(({ html }) => html)
    const hashes = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
    expect(hashes.length).toBeGreaterThan(0)
    expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
    expect(sheets.join('').match(/@import|url\((?!["']?\/[^/])/g)).toBeNull()
  })

  test('has no element that the policy blocks', () => {
    const blocked = page.find(
      'base, iframe, frame, object, embed, video, audio, track, link[rel~=stylesheet], link[rel~=prefetch]',
    )
    expect(blocked.map(({ html }) => html)).toEqual([])
    const sent = page
      .find('form[action], [formaction], svg image, input[src]')
      .flatMap((part) => ['action', 'formaction', 'href', 'src'].map((name) => part.attribute(name)))
    expect(sent.filter((address) => address !== undefined && !/^(?:\/[^/]|#|mailto:)/.test(address))).toEqual([])
  })

  test('has no style attribute and no event attribute', () => {
    expect(page.find('[style]').map(({ html }) => html)).toEqual([])
    expect(readSiteFile(file).match(/<[a-z][^>]*?\son[a-z]+=/i)).toBeNull()
  })

  test('has no link that opens a window, which could change the page behind it', () => {
    expect(page.find('[target]').map(({ html }) => html)).toEqual([])
  })

  test('loads nothing from other sites', () => {
    const parts = page.find('script[src], img[src], link[href], iframe, object, embed, video')
    const sets = page.find('[srcset]').flatMap((part) => (part.attribute('srcset') ?? '').split(','))
    const addresses = [...parts.map((part) => part.attribute('src') ?? part.attribute('href') ?? ''), ...sets]
    const fetched = addresses.filter((_, index) => parts[index]?.attribute('rel') !== 'canonical')
    expect(fetched.filter((address) => !/^\/[^/]/.test(address))).toEqual([])
  })
})
