import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { listPageFiles, readPageFile, readSiteFile } from '../support/site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's choices where HTML allows several: case, quotes, slashes and empty values.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // The head tests check title lengths, and a browser test checks line breaks in phone numbers.
    // HTML allows ids such as those of `## 5 mistakes`.
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Only external scripts need an integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A list of tags may have a label, because the standard allows it on any element with a role that can be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

test.each(listPageFiles())('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readSiteFile(file))
  const messages = results.flatMap((result) => result.messages)
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).join('\n')).toBe('')
})

const pages = listPageFiles().filter((file) => file !== '404.html')

test.each(pages)('the words of %s are apart without styles, too', (file) => {
  const { html } = readPageFile(file).only('main')
  expect(html.match(/[\p{L}\p{N}](?:<\/?(?:span|time|small)\b[^>]*>)+[\p{L}\p{N}].{0,20}/gu) ?? []).toEqual([])
})

test('the validator finds a real error', async () => {
  const { valid } = await validator.validateString('<!doctype html><html lang="en"><p><div></div></p></html>')
  expect(valid).toBe(false)
})
