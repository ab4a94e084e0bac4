import { expect, test } from 'vitest'
import { addMetaPolicy } from '../../../../generator/output/hosting/host-site.ts'

const content = '<!doctype html><html><head><meta charset="utf-8"><title>a</title></head></html>'

test('the policy comes before anything on the page that it applies to', () => {
  const { content: html } = addMetaPolicy({ path: 'about.html', content }, "default-src 'none'")
  expect(html).toContain(
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src &apos;none&apos;"><title>',
  )
})

test('a different policy makes a different version of the page', () => {
  const page = { path: 'about.html', version: '1', content }
  expect(addMetaPolicy(page, 'a').version).not.toBe(addMetaPolicy(page, 'b').version)
})

test.each(['feed.xml', 'admin.html'])("%s isn't changed", (path) => {
  const output = { path, content }
  expect(addMetaPolicy(output, "default-src 'none'")).toBe(output)
})
