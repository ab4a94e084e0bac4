import type { AssetCache } from '../../assets/cache/asset-cache.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { addCompressed } from './add-compressed.ts'
import { addMetaPolicy } from './add-meta-policy.ts'
import type { HostingDescription } from './description.ts'
import type { HostName } from '../../schema/host-names.ts'
import { findHost } from './hosts/index.ts'

/** The files of a site with all that its host needs beside them: its rules, what is compressed, a policy in the pages. */
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
