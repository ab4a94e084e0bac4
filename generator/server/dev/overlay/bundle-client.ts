import { join } from 'node:path'
import { build } from 'esbuild'
import { browsers } from '../../../assets/bundles/browsers.ts'
import { sourceFolder } from '../../../shared/fs/source-folder.ts'

/** The script that follows the server's runs. It is made for `start` alone: no build reads it. */
export async function bundleOverlayClient(): Promise<string> {
  const result = await build({
    entryPoints: [join(sourceFolder, 'generator/server/dev/overlay/client.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: browsers,
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}
