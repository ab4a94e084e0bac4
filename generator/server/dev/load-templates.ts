import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { hashContent } from '../../assets/hash.ts'
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

/** Bundles and loads the templates, under a new name for each version, because Node loads a module only once. */
export async function loadTemplates(templates: string, folder: string): Promise<Templates> {
  const options: BuildOptions = { format: 'cjs', platform: 'node', jsx: 'automatic', plugins: [externalPackages] }
  const code = await bundleText(join(templates, 'index.ts'), options)
  const version = hashContent(code)
  const file = join(folder, `templates-${version}.cjs`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, code)
  const { renderPage } = require(file) as { readonly renderPage: RenderPage }
  return { renderPage, version }
}
