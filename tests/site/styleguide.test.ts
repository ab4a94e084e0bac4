import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSiteFiles, siteFile } from '../support/site.ts'

test('the published site has no trace of the style guide', () => {
  const files = listSiteFiles()
  expect(files.filter((file) => /styleguide/i.test(file))).toEqual([])
  expect(files.filter((file) => /styleguide|is-focus-visible/i.test(readFileSync(siteFile(file), 'latin1')))).toEqual(
    [],
  )
})
