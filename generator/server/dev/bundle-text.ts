import { build, type BuildOptions } from 'esbuild'

/** Bundles what only `start` serves, in memory. */
export async function bundleText(entry: string, options: BuildOptions): Promise<string> {
  const result = await build({ entryPoints: [entry], bundle: true, write: false, logLevel: 'silent', ...options })
  return result.outputFiles?.[0]?.text ?? ''
}
