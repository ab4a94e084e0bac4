import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTexts } from '../support/content.ts'
import { readProjectFile } from '../support/project.ts'
import { listPaths, listSiteFiles, readPage, readSiteFile, siteFile } from '../support/site.ts'
import { openFont } from '../support/typeface.ts'

/** Records of a font's `name` table (https://learn.microsoft.com/typography/opentype/spec/name). */
const nameIds = { copyright: 0, licenseAddress: 14 }

/** Traces in scripts that only a package's code leaves there. */
const traces: Readonly<Record<string, RegExp>> = {
  react: /react\.element|react\.transitional\.element/,
  'react-dom': /__reactProps/,
  'react-hot-toast': /toastLimit|go\d+|"loading"/,
  '@emailjs/browser': /api\.emailjs\.com/,
}

const scripts = listSiteFiles()
  .filter((file) => file.endsWith('.js'))
  .map(readSiteFile)
  .join('\n')

test.each(Object.entries(traces))(
  'the code of %s is in the scripts, with its license next to them',
  async (name, trace) => {
    expect(scripts).toMatch(trace)
    const license = await readProjectFile(`node_modules/${name}/LICENSE`)
    expect(readSiteFile('licenses.txt')).toContain(license.replaceAll('\r\n', '\n').trim())
  },
)

test("the licenses of the icons and the font are there, and none of a package that isn't used", () => {
  const text = readSiteFile('licenses.txt')
  expect(text).toContain('Lucide Icons and Contributors')
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  const named = [...text.matchAll(/^(.+): \S+$/gm)].flatMap(([, names = '']) => names.split(', '))
  expect(named).toEqual([
    '@emailjs/browser',
    '@fontsource-variable/figtree',
    'Lucide icons',
    'react',
    'react-dom',
    'scheduler',
    'react-hot-toast',
  ])
})

test('only the privacy policy links to them', () => {
  const linking = listPaths().filter((path) => readPage(path).links('/licenses.txt').length > 0)
  expect(linking).toEqual(['/privacy-policy'])
  expect(readPage('/privacy-policy').links('/licenses.txt')[0]?.text).toBe(readTexts('privacy').licenses)
})

test('the font subset has its copyright and license', async () => {
  const file = listSiteFiles().find((name) => name.endsWith('.woff2')) ?? ''
  const { face } = await openFont(readFileSync(siteFile(file)))
  expect(face.getName(nameIds.copyright, 'en')).toMatch(/^Copyright \d{4} The Figtree Project/)
  expect(face.getName(nameIds.licenseAddress, 'en')).toMatch(/scripts.sil.org|openfontlicense.org/)
})
