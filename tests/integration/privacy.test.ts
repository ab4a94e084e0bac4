import { describe, expect, test } from 'vitest'
import type { PageProps } from '../../templates/page-props.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { readProjectFile, today } from '../support/project.ts'

const config = await readProjectFile('site.config.yaml')
const policy = await readProjectFile('content/pages/privacy-policy.md')

/** The props of the privacy page, with some lines added to the configuration. */
async function readPolicy(configuration: string, text = policy) {
  const changes = { 'site.config.yaml': `${config}\n${configuration}`, 'content/pages/privacy-policy.md': text }
  const outputs = await buildWith(changes, 'public')
  const { body } = JSON.parse(String(outputs.get('privacy-policy.html'))) as PageProps
  if (body.kind !== 'privacy') throw new Error('this is no privacy policy')
  return body
}

describe("the policy reflects the site's configuration", () => {
  test.each([
    ['', 'This site uses no advertising or analytics tag, and sets no cookies.'],
    ['analytics:\n  conversion: AW-123456789/AbC-dEfG\n', 'This site uses no advertising or analytics tag'],
    ['analytics:\n  tagId: AW-123456789\n', 'If you accept, this site loads the Google Ads tag to measure'],
    ['analytics:\n  tagId: G-ABCDEF1234\n', 'If you accept, this site loads the Google Analytics tag to measure'],
    ['analytics:\n  tagId: GT-ABCDEF\n', 'If you accept, this site loads the Google tag to measure'],
    ['analytics:\n  tagId: AW-123456789\n  consent: none\n', '</strong> This site loads the Google Ads tag'],
  ])('%j', async (configuration, sentence) => {
    const { html } = (await readPolicy(configuration)).body
    expect(html).toContain(sentence)
    expect(html.match(/Advertising and cookies\.</g)).toHaveLength(1)
    expect(html).not.toMatch(/\{\w+\}/)
  })
})

test('a text that describes its tag itself stays as it is', async () => {
  const own = policy.replace('\n{measurement}\n', '\nWe count pages.\n').replace(/measurement:\n(?: .*\n)+/, '')
  expect(own).not.toContain('measurement:')
  const { html } = (await readPolicy('', own)).body
  expect(html).toContain('<p>We count pages.</p>')
  expect(html).not.toContain('no advertising')
})

const writePicture = (alt: string) => `![${alt}](about/team.webp)`

test.each([
  ['- {measurement}', 'No cookies.', '<li>No cookies.</li>'],
  ['Good to know: {measurement}', 'No cookies.', '<p>Good to know: No cookies.</p>'],
  ['- {measurement}', '"No cookies.\\n\\nNo ads."', '<li>No cookies.<br>No ads.</li>'],
])('the placeholder may be within other words: %j, for %j', async (written, text, expected) => {
  const own = policy
    .replace('\n{measurement}\n', `\n${written}\n`)
    .replace(/ {2}none: >-\n(?: {4}.*\n)+/, `  none: ${text}\n`)
  expect((await readPolicy('', own)).body.html).toContain(expected)
})

test('images of both texts stay apart', async () => {
  const own = policy
    .replace('\n{measurement}\n', `\n${writePicture('One')}\n\n{measurement}\n\n${writePicture('Three')}\n`)
    .replace(/ {2}none: >-\n(?: {4}.*\n)+/, `  none: '${writePicture('Two')}'\n`)
  const { html, pictures = [] } = (await readPolicy('', own)).body
  const shown = [...html.matchAll(/data-picture="(\d)"/g)].map(([, number]) => pictures[Number(number)]?.picture.alt)
  expect(shown).toEqual(['One', 'Two', 'Three'])
})

test('the date is that of the build, unless the text says when it last changed', async () => {
  expect((await readPolicy('')).updated.iso).toBe(today)
  const dated = await readPolicy('', policy.replace('\nback:', '\nupdatedOn: 2026-03-04\nback:'))
  expect(dated.updated).toEqual({ iso: '2026-03-04', text: 'March 4, 2026' })
  expect(dated.texts.updatedOn).toBe('2026-03-04')
  const short = await readPolicy('', policy.replace(/^updated: .*$/m, 'updated: 2026-03-04'))
  expect(short.updated).toEqual(dated.updated)
  expect(short.texts).toMatchObject({ updated: 'Last Updated: {date}', updatedOn: '2026-03-04' })
})
