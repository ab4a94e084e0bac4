import type { Redirect } from '../../../schema/redirect.ts'
import type { CheckedSource } from '../entry.ts'

/** Where addresses that were given up lead now; empty where the file is not there or has mistakes. */
export function listRedirects(sources: readonly CheckedSource[]): ReadonlyMap<string, string> {
  return new Map(readRedirects(findRedirectsFile(sources)).map(({ from, to }) => [from, to]))
}

export function findRedirectsFile(sources: readonly CheckedSource[]): CheckedSource | undefined {
  return sources.find(({ kind }) => 'single' in kind && kind.single === 'redirects')
}

export function readRedirects(source: CheckedSource | undefined): readonly Redirect[] {
  return source?.isValid ? (source.raw as readonly Redirect[]) : []
}
