import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatLicenses } from '../../../generator/assets/licenses.ts'
import { iconLicense } from '../../../templates/components/media/icon-license.ts'
import { readProjectFile } from '../../support/project.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writePackage(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name, license: 'MIT' }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text)
  return name
}

test('each package has its license and notice, whatever the file names', () => {
  const packages = [
    writePackage('a', { 'license.md': 'License of a\r\nin two lines', 'NOTICE.txt': 'Notice of a' }),
    writePackage('b', { COPYING: 'License of b', 'index.js': 'run()' }),
  ]
  const text = formatLicenses(packages, folder)
  expect(text).toContain('a: MIT\n\nNotice of a\nLicense of a\nin two lines\n')
  expect(text).toContain('b: MIT\n\nLicense of b\n')
  expect(text).not.toContain('run()')
})

test('packages with the same license share its text', () => {
  const packages = ['b', 'a'].map((name) => writePackage(name, { LICENSE: 'The same' }))
  const text = formatLicenses([...packages, ...packages], folder)
  expect(text).toContain('a, b: MIT\n\nThe same\n')
  expect(text.split('The same')).toHaveLength(2)
})

test('a package without a license text is rejected', () => {
  const name = writePackage('bare', { 'readme.md': 'MIT' })
  expect(() => formatLicenses([name], folder)).toThrow('bare has no file with its license')
})

test('the license of the icons matches their package', async () => {
  expect(iconLicense.text.trim()).toBe((await readProjectFile('node_modules/lucide-static/LICENSE')).trim())
  expect(formatLicenses([], folder)).toContain(iconLicense.text.trim())
})
