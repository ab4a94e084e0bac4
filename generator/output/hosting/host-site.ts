import type { Entries } from '../../content/validate/entry.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { AssetCache } from '../../assets/cache/asset-cache.ts'
import { escapeXml } from '../../shared/escape-xml.ts'
import { adminFile } from '../../schema/paths.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { addCompressed } from './add-compressed.ts'
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
  // No limit depends on the styles.
  return (host.checkLimits?.(describeHosting(subject, { css: '', pageCss: [] }, false)) ?? []).map((limit) => ({
    severity: 'warning',
    code: 'hosting/limit',
    message: `${host.title} ${limit}`,
    file: configFile,
    hint: "docs/hosting.md lists each host's limits, and what to do about them.",
  }))
}

/** Every page has this at the start. The policy must come before anything that it applies to. */
const beginning = /<meta charset="utf-8"\s*\/?>/i

/** Adds the policy to a page, for hosts that send no headers. The CMS page runs third-party code that it would block. */
export function addMetaPolicy(output: OutputFile, policy: string): OutputFile {
  const { path, version } = output
  if (!path.endsWith('.html') || path === adminFile) return output
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">`
  return {
    path,
    ...(version !== undefined && { version: `${version} policy:${shortHash(policy)}` }),
    get content() {
      const html = Buffer.from(output.content).toString()
      if (!beginning.test(html)) throw new Error(`${path} does not say where its head begins`)
      return html.replace(beginning, (tag) => tag + meta)
    },
  }
}
