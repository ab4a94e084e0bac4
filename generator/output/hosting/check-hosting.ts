import type { Entries } from '../../content/validate/entry.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { describeHosting } from './description.ts'
import { findHost } from './hosts/index.ts'

/** Reports what the host of the site documents that it won't accept. No page has to be made for that. */
export function checkHosting({ config, files, collections }: Entries, configFile: string): readonly Diagnostic[] {
  if (config?.hosting === undefined) return []
  const subject = { config, redirects: files.redirects?.data ?? [], areas: collections.areas }
  const host = findHost(config.hosting)
  // The hash of any style sheet has the same length.
  return (host.checkLimits?.(describeHosting(subject, { css: '', pageCss: ['', ''] }, false)) ?? []).map((limit) => ({
    severity: 'warning',
    code: 'hosting/limit',
    message: `${host.title} ${limit}`,
    file: configFile,
    hint: "docs/hosting.md lists each host's limits, and what to do about them.",
  }))
}
