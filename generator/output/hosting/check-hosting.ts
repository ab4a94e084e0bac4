import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { Entries } from '../../content/validate/entry.ts'

/** Tells what the host of the site documents that it will not take. What it takes shows without any page being made. */
export async function checkHosting(
  { config, files, collections }: Entries,
  configFile: string,
): Promise<readonly Diagnostic[]> {
  if (config?.hosting === undefined) return []
  // Who names no host waits for none of this.
  const [{ describeHosting }, { findHost }] = await Promise.all([
    import('./description.ts'),
    import('./hosts/index.ts'),
  ])
  const subject = { config, redirects: files.redirects?.data ?? [], areas: collections.areas }
  const host = findHost(config.hosting)
  // Style sheets are many, but the hash of one is as long as that of another.
  return (host.findExcess?.(describeHosting(subject, '', false)) ?? []).map((excess) => ({
    severity: 'warning',
    code: 'hosting/limit',
    message: `${host.title} ${excess}`,
    file: configFile,
    hint: 'docs/hosting.md says what each host takes, and what to do beyond it.',
  }))
}
