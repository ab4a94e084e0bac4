import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { browsers } from '../../assets/bundles/bundle.ts'
import { sourceFolder } from '../../shared/fs/source-folder.ts'

/** Bundles in memory a file that only `start` serves. */
export async function bundleText(entry: string, options: BuildOptions): Promise<string> {
  const result = await build({ entryPoints: [entry], bundle: true, write: false, logLevel: 'silent', ...options })
  return result.outputFiles?.[0]?.text ?? ''
}

/** The script that listens for new builds. */
export function bundleOverlayClient(): Promise<string> {
  return bundleText(join(sourceFolder, 'generator/server/dev/overlay/client.ts'), { format: 'iife', target: browsers })
}
