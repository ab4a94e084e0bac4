import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('every package is pinned by its hash, and only comes from the npm registry', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
  const elsewhere = packages.filter(
    ([, { resolved = 'https://registry.npmjs.org/', link }]) =>
      link || !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

/** Packages with install scripts. Each was reviewed, and works without. */
const scripted = ['node_modules/esbuild']

test('no package runs anything on install, and a new one that wants to is reported', async () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual(scripted)
  expect(await readProjectFile('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(await readProjectFile('.npmrc')).not.toMatch(/token|_auth|registry/i)
})

/** Licenses that packages may have. Any other one is reviewed before it's added. */
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

/** For libraries that sharp loads and packages that only tests use: unmodified, and not part of the site. */
const lesser = ['LGPL-3.0-or-later', 'MPL-2.0', 'Zlib', 'CC0-1.0']

const licences = new Set([...usual, ...lesser])

/** Without a license in its manifest; checked by hand. */
const unnamed: Readonly<Record<string, string>> = { 'node_modules/parse-cache-control': 'BSD-3-Clause' }

test('every package has a known license', () => {
  const unknown = packages.flatMap(([path, { license }]) => {
    const names = (license ?? unnamed[path] ?? 'none').split(/ AND | OR |[()]/).filter(Boolean)
    return names.every((name) => licences.has(name)) ? [] : [`${path}: ${license}`]
  })
  expect(unknown).toEqual([])
})

/** Packages with code in the published site. */
const shipped = ['react', 'react-dom', 'scheduler', 'react-hot-toast', '@emailjs/browser']

test('packages in the site are listed in the notices, with their licenses', async () => {
  const notices = await readProjectFile('NOTICES.md')
  for (const name of [...shipped, '@fontsource-variable/figtree', 'lucide-static']) {
    expect(notices, name).toContain(name)
    expect(existsSync(join(root, 'node_modules', name, 'package.json')), name).toBe(true)
  }
})

test("the site's scripts only contain those packages and our own code", async () => {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['client/loader.ts', 'client/analytics.ts'],
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
