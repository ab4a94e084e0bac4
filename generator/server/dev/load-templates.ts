import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { hashContent } from '../../assets/hash.ts'
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

/**
 * Bundles and loads the templates, under a new name for each version, because Node loads a module only once. Without a `folder`,
 * or if it can't be written, they load from a temporary one.
 */
export async function loadTemplates(templates: string, folder: string | undefined): Promise<Templates> {
  const options: BuildOptions = { format: 'cjs', platform: 'node', jsx: 'automatic', plugins: [externalPackages] }
  const code = await bundleText(join(templates, 'index.ts'), options)
  const version = hashContent(code)
  const write = (place: string) => {
    const file = join(place, `templates-${version}.cjs`)
    mkdirSync(place, { recursive: true })
    writeFileSync(file, code)
    return file
  }
  const load = (file: string): Templates => {
    const { renderPage } = require(file) as { readonly renderPage: RenderPage }
    return { renderPage, version }
  }
  const kept = folder === undefined ? undefined : unlessRefused(() => write(folder))
  if (kept !== undefined) return load(kept)
  const temporary = mkdtempSync(join(tmpdir(), 'templates-'))
  try {
    return load(write(temporary))
  } finally {
    removeFolder(temporary)
  }
}
