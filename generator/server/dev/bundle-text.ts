import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { browsers } from '../../assets/bundles/browsers.ts'
import { sourceFolder } from '../../shared/fs/source-folder.ts'

/** Bundles what only `start` serves, in memory. */
export async function bundleText(entry: string, options: BuildOptions): Promise<string> {
  const result = await build({ entryPoints: [entry], bundle: true, write: false, logLevel: 'silent', ...options })
  return result.outputFiles?.[0]?.text ?? ''
}

/** The script that follows the server's runs. */
export function bundleOverlayClient(): Promise<string> {
  return bundleText(join(sourceFolder, 'generator/server/dev/overlay/client.ts'), { format: 'iife', target: browsers })
}
