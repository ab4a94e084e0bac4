import type { Entries } from '../../content/validate/entry.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { AssetCache } from '../../assets/cache/asset-cache.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { addCompressed } from './add-compressed.ts'
import { addMetaPolicy } from './add-meta-policy.ts'
import { describeHosting, type HostingDescription } from './description.ts'
import type { HostName } from '../../schema/site/host-names.ts'
import { findHost } from './hosts/index.ts'

/** Adds what the host needs to the site's files: its rules, compressed files, or a policy in the pages. */
export async function hostSite(
  outputs: readonly OutputFile[],
  description: HostingDescription,
  { name, cache }: { readonly name: HostName; readonly cache: AssetCache },
): Promise<readonly OutputFile[]> {
  const host = findHost(name)
  const { metaPolicy } = description.headers
  const pages = host.needsMetaPolicy ? outputs.map((output) => addMetaPolicy(output, metaPolicy)) : outputs
  const all = host.servesCompressed ? await addCompressed(pages, cache) : pages
  return [...all, ...host.format(description)]
}

/** Reports what exceeds the host's documented limits. This doesn't need any rendered pages. */
export function checkHosting({ config, files, collections }: Entries, configFile: string): readonly Diagnostic[] {
  if (config?.hosting === undefined) return []
  const subject = { config, redirects: files.redirects?.data ?? [], areas: collections.areas }
  const host = findHost(config.hosting)
  // A style sheet's hash always has the same length.
  return (host.checkLimits?.(describeHosting(subject, { css: '', pageCss: ['', ''] }, false)) ?? []).map((limit) => ({
    severity: 'warning',
    code: 'hosting/limit',
    message: `${host.title} ${limit}`,
    file: configFile,
    hint: "docs/hosting.md lists each host's limits, and what to do about them.",
  }))
}
