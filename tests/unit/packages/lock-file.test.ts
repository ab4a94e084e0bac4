import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entryPoints } from '../../../generator/cli/project.ts'
import { readProjectFile, root } from '../../support/project.ts'

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
}

const lock = JSON.parse(await readProjectFile('package-lock.json')) as {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, LockedPackage>>
}

const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package is pinned by the sum of its bytes, and comes from nowhere else than the registry of npm', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
  const elsewhere = packages.filter(
    ([, { resolved = 'https://registry.npmjs.org/', link }]) =>
      link || !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

/** Packages that would run something when they are installed. Each was looked at, and works without. */
const scripted = ['node_modules/esbuild']

test('no package runs anything when it is installed, and a new one that wants to is told', async () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual(scripted)
  expect(await readProjectFile('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(await readProjectFile('.npmrc')).not.toMatch(/token|_auth|registry/i)
})

/** Licences under which packages may be used here; another one is read before it comes in. */
const usual = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'OFL-1.1',
]

/** Of libraries that sharp loads, and of what only tests use: unchanged, and no part of the site. */
const lesser = ['LGPL-3.0-or-later', 'MPL-2.0', 'Zlib', 'CC0-1.0']

const licences = new Set([...usual, ...lesser])

/** Without a licence in its manifest; read by hand. */
const unnamed: Readonly<Record<string, string>> = { 'node_modules/parse-cache-control': 'BSD-3-Clause' }

test('every package has a licence that was read', () => {
  const unknown = packages.flatMap(([path, { license }]) => {
    const names = (license ?? unnamed[path] ?? 'none').split(/ AND | OR |[()]/).filter(Boolean)
    return names.every((name) => licences.has(name)) ? [] : [`${path}: ${license}`]
  })
  expect(unknown).toEqual([])
})

/** Packages of which something is in the published site. */
const shipped = ['react', 'react-dom', 'scheduler', 'react-hot-toast', '@emailjs/browser']

test('what the site carries is named in the notices, with its licence', async () => {
  const notices = await readProjectFile('NOTICES.md')
  for (const name of [...shipped, '@fontsource-variable/figtree', 'lucide-static']) {
    expect(notices, name).toContain(name)
    expect(existsSync(join(root, 'node_modules', name, 'package.json')), name).toBe(true)
  }
})

test('the scripts of the site are made of those packages and of our own alone', async () => {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entryPoints.loader, entryPoints.analytics],
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [
      {
        name: 'styles',
        setup: (bundle) => bundle.onResolve({ filter: /^virtual:|\.css$/ }, () => ({ path: 'x', external: true })),
      },
    ],
  })
  const bundled = Object.keys(metafile.inputs).flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  )
  expect([...new Set(bundled)].toSorted()).toEqual(shipped.toSorted())
})
