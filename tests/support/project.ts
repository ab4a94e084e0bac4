import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Diagnostic } from '../../generator/shared/diagnostics/diagnostic.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { type CheckRequest, checkSite } from '../../generator/check-site.ts'
import { overlayFiles } from './memory-files.ts'
import { sharedCaches } from './shared-caches.ts'

/** The project's folder. */
export const root = resolve(import.meta.dirname, '..', '..')

/** The complete site in the fixtures. */
export const fixtureSite = 'tests/fixtures/site'

/**
 * The folder with the tested content and configuration: a site in the fixtures, or the project's own for tests that apply to
 * any site (`vitest.config.ts`).
 */
export const siteRoot = resolve(root, process.env['TESTED_SITE'] ?? fixtureSite)

/** Absolute path of a project file. Content and configuration come from the tested site. */
export function locate(path: string): string {
  return resolve(/^(content(\/|$)|site\.config\.yaml$)/.test(path) ? siteRoot : root, path)
}

/** A day after all posts. */
export const today = '2027-01-01'

/** Reads a file of the project or the tested site. */
export function readProjectFile(path: string): Promise<string> {
  return readFile(locate(path), 'utf8')
}

/** A request to check the tested site with some files changed or (if `undefined`) removed. */
export function createRequest(changes: Readonly<Record<string, string | undefined>> = {}): CheckRequest {
  return {
    files: overlayFiles(diskFiles, siteRoot, changes),
    locations: { root: siteRoot, contentFolder: 'content', configFile: 'site.config.yaml' },
    today,
    audience: 'public',
    ...sharedCaches,
  }
}

/** `file:line:column code` of every diagnostic, sorted. */
export function summarize(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .map(({ file, place, code }) => `${file}${place ? `:${place.line}:${place.column}` : ''} ${code}`)
    .toSorted()
}

export async function checkWith(changes: Readonly<Record<string, string | undefined>>): Promise<readonly Diagnostic[]> {
  return (await checkSite(createRequest(changes))).diagnostics
}
