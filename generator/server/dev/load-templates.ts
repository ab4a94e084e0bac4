import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { hashContent } from '../../shared/hash-content.ts'
import { removeFolder, unlessRefused } from '../../shared/fs/disk-error.ts'
import { bundleText } from './bundle-text.ts'
import type { RenderPage, Templates } from '../../render/render-site.ts'

const require = createRequire(import.meta.url)

/** Packages resolve from the generator, so that there is only one React, wherever the bundle is. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: require.resolve(path), external: true },
    )
  },
}

/** Bundles and loads the templates from `folder`, or from a temporary one if there is none or it can't be written. */
export async function loadTemplates(templates: string, folder: string | undefined): Promise<Templates> {
  const options: BuildOptions = { format: 'cjs', platform: 'node', jsx: 'automatic', plugins: [externalPackages] }
  const code = await bundleText(join(templates, 'index.ts'), options)
  const version = hashContent(code)
  const load = (place: string): Templates => {
    // Node loads a module only once, so each version has its own name.
    const file = join(place, `templates-${version}.cjs`)
    mkdirSync(place, { recursive: true })
    writeFileSync(file, code)
    const { renderPage } = require(file) as { readonly renderPage: RenderPage }
    return { renderPage, version }
  }
  const loaded = folder === undefined ? undefined : unlessRefused(() => load(folder))
  if (loaded) return loaded
  const temporary = mkdtempSync(join(tmpdir(), 'templates-'))
  try {
    return load(temporary)
  } finally {
    removeFolder(temporary)
  }
}
