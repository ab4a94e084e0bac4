import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { listPageFiles, readSiteFile } from '../support/site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes what HTML allows to be written in several ways: case, quotes, slashes and empty values.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // The length of titles is tested with the head; whether a phone number may break is tested in a browser.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Scripts of the site itself need no second proof of what they are; those of others would.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A list of tags may have a name: the standard allows it on any element with a role that takes one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

test.each(listPageFiles())('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readSiteFile(file))
  const messages = results.flatMap((result) => result.messages)
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).join('\n')).toBe('')
})

test('the validator finds a real mistake', async () => {
  const { valid } = await validator.validateString('<!doctype html><html lang="en"><p><div></div></p></html>')
  expect(valid).toBe(false)
})
