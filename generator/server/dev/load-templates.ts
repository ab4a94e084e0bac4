import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { hashContent } from '../../shared/hash-content.ts'
import { removeFolder } from '../../shared/fs/disk-error.ts'
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

/** Bundles the templates and loads them, from a temporary folder: Node loads a module only once, so each version has its own. */
export async function loadTemplates(templates: string): Promise<Templates> {
  const options: BuildOptions = { format: 'cjs', platform: 'node', jsx: 'automatic', plugins: [externalPackages] }
  const code = await bundleText(join(templates, 'index.ts'), options)
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  try {
    const file = join(folder, 'templates.cjs')
    writeFileSync(file, code)
    const { renderPage } = require(file) as { readonly renderPage: RenderPage }
    return { renderPage, version: hashContent(code) }
  } finally {
    removeFolder(folder)
  }
}
