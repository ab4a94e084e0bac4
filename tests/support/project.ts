import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Diagnostic } from '../../generator/shared/diagnostics/diagnostic.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { type CheckRequest, checkSite } from '../../generator/check-site.ts'
import { overlayFiles } from './memory-files.ts'

/** The project's own folder, where the real content is. */
export const root = resolve(import.meta.dirname, '..', '..')

/** A day after all posts of the real content. */
export const today = '2027-01-01'

/** The text of a file of the project. */
export function readProjectFile(path: string): Promise<string> {
  return readFile(resolve(root, path), 'utf8')
}

/** A check of the real content with some files changed, or removed where `undefined`. */
export function createRequest(changes: Readonly<Record<string, string | undefined>> = {}): CheckRequest {
  return {
    files: overlayFiles(diskFiles, root, changes),
    locations: { root, contentFolder: 'content', configFile: 'site.config.yaml' },
    today,
    audience: 'public',
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
