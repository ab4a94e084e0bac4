import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildOptions, Plugin } from 'esbuild'
import { hashContent } from '../../assets/hash.ts'
import { bundleText } from './bundle-text.ts'
import type { RenderPage, Templates } from '../../render/render-site.ts'

/** Packages resolve from the generator, so that there is only one React, wherever the bundle is. */
const externalPackages: Plugin = {
  name: 'external-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: import.meta.resolve(path), external: true },
    )
  },
}

/** Bundles and imports the templates, under a new name for each version, because Node imports a module only once. */
export async function loadTemplates(templates: string, folder: string): Promise<Templates> {
  const options: BuildOptions = { format: 'esm', platform: 'node', jsx: 'automatic', plugins: [externalPackages] }
  const code = await bundleText(join(templates, 'index.ts'), options)
  const version = hashContent(code)
  const file = join(folder, `templates-${version}.mjs`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, code)
  const module: { readonly renderPage: RenderPage } = await import(pathToFileURL(file).href)
  return { renderPage: module.renderPage, version }
}
