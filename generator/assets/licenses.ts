import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconLicense } from '../../templates/components/media/icon-license.ts'
import { compareTexts } from '../shared/compare-texts.ts'
import { sourceFolder } from '../shared/fs/source-folder.ts'
import { groupBy } from '../shared/group-by.ts'

interface License {
  readonly name: string
  /** SPDX identifier from the package's manifest (https://spdx.org/licenses/). */
  readonly license: string
  readonly text: string
}

/** The licenses of these packages, by folder, and of the icons. Throws for a package without one: it must not be published. */
export function formatLicenses(packages: readonly string[], folder = sourceFolder): string {
  const read = [...new Set(packages)].map((name) => readLicense(join(folder, name)))
  const all = [...read, iconLicense].toSorted((a, b) => compareTexts(a.name, b.name))
  const byText = groupBy(all, ({ license, text }) => `${license}\n\n${text.trim()}`)
  const parts = [...byText].map(([text, of]) => `${of.map(({ name }) => name).join(', ')}: ${text}\n`)
  return [introduction, ...parts].join(`\n${'-'.repeat(78)}\n\n`)
}

const introduction = 'This site contains work by others, under the licenses below.\n'

function readLicense(folder: string): License {
  const { name, license = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Partial<License>
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file))
  if (name === undefined || files.length === 0)
    throw new Error(`${name ?? folder} has no file with its license, and must not be part of a site`)
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
  return { name, license, text: texts.join('\n') }
}
