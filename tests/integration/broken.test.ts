import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../generator/shared/diagnostics/catalogue.ts'
import { formatReport } from '../../generator/shared/diagnostics/format.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { checkSite } from '../../generator/check-site.ts'
import { isDeep } from '../support/depth.ts'
import { overlayFiles } from '../support/memory-files.ts'
import { root, siteRoot, today } from '../support/project.ts'
import { sharedCaches } from '../support/shared-caches.ts'

const fixtures = resolve(import.meta.dirname, '..', 'fixtures')
const cases = readdirSync(join(fixtures, 'broken')).toSorted()

/** If set, writes the reports instead of comparing them. Review the changes before you commit them. */
const isRenewal = process.env['RENEW_REPORTS'] === '1'

type Changes = Readonly<Record<string, Uint8Array | undefined>>

/** Files of a case that describe it and aren't content. */
const aside = new Set(['expected.txt', 'removed.txt'])

function readFolder(folder: string): Changes {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !aside.has(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path))]))
}

/** Removes the entries of the tested site, to be replaced by those of the fixtures. Pages, images and configuration stay. */
function hideEntries(): Changes {
  const paths = readdirSync(resolve(siteRoot, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(siteRoot.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/^content\/(pages|images)\//.test(path))
  return Object.fromEntries(paths.map((path) => [path, undefined]))
}

const good: Changes = { ...hideEntries(), ...readFolder(join(fixtures, 'good')) }

function readCase(name: string): Changes {
  const folder = join(fixtures, 'broken', name)
  const removed = existsSync(join(folder, 'removed.txt'))
    ? readFileSync(join(folder, 'removed.txt'), 'utf8').split('\n').filter(Boolean)
    : []
  return { ...Object.fromEntries(removed.map((path) => [path, undefined])), ...readFolder(folder) }
}

async function reportOn(changes: Changes): Promise<string> {
  const { diagnostics, texts } = await checkSite({
    files: overlayFiles(diskFiles, siteRoot, { ...good, ...changes }),
    locations: { root: siteRoot, contentFolder: 'content', configFile: 'site.config.yaml' },
    today,
    audience: 'public',
    ...(isDeep ? {} : sharedCaches),
  })
  return formatReport(diagnostics, texts)
}

test('the site that the cases break is valid', async () => {
  expect(await reportOn({})).toBe('')
})

test('a category with a non-breaking space is the same category', async () => {
  const path = 'content/posts/mats.md'
  const text = String(Buffer.from(good[path] ?? []))
  expect(text).toContain('Office Cleaning')
  expect(await reportOn({ [path]: Buffer.from(text.replace('Office Cleaning', 'Office\u00A0Cleaning')) })).toBe('')
})

test('there are at least 60 cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

test.each(cases)('%s', async (name) => {
  const report = await reportOn(readCase(name))
  const file = join(fixtures, 'broken', name, 'expected.txt')
  if (isRenewal) writeFileSync(file, report)
  expect(report).toBe(readFileSync(file, 'utf8'))
})

/** Codes that need more than a folder of small files, with the test that covers each. */
const raisedElsewhere: Readonly<Record<string, string>> = {
  'images/too-large': 'tests/unit/assets/pictures/picture-diagnostics.test.ts',
  'files/too-large': 'tests/unit/content/load/load-downloads.test.ts',
  'images/too-small': 'tests/unit/assets/pictures/picture-diagnostics.test.ts',
  'redirects/loop': 'tests/integration/redirects.test.ts',
  'redirects/chain': 'tests/integration/redirects.test.ts',
  'redirects/unknown-target': 'tests/integration/redirects.test.ts',
  'redirects/live-page': 'tests/integration/redirects.test.ts',
  'content/missing-updated': 'tests/integration/history.test.ts',
  'redirects/missing': 'tests/integration/history.test.ts',
  'links/unreachable': 'tests/integration/links.test.ts',
  'launch/sample': 'tests/integration/launch.test.ts',
  'launch/sample-images': 'tests/unit/content/release/find-sample-images.test.ts',
  'launch/sample-texts': 'tests/integration/launch.test.ts',
  'hosting/limit': 'tests/integration/hosting.test.ts',
}

test('each code is covered by a case, or by a test listed here', () => {
  const reports = cases.map((name) => readFileSync(join(fixtures, 'broken', name, 'expected.txt'), 'utf8')).join('\n')
  const raised = new Set([...reports.matchAll(/ {2}(?:error|warning) {2}(\S+)$/gm)].map((match) => match[1]))
  const reported = Object.entries(raisedElsewhere).filter(([code, file]) =>
    readFileSync(resolve(root, file), 'utf8').includes(code),
  )
  expect(reported).toEqual(Object.entries(raisedElsewhere))
  const found = new Set([...raised, ...Object.keys(raisedElsewhere)])
  expect(Object.keys(catalogue).filter((code) => !found.has(code))).toEqual([])
})
