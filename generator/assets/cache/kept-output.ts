import type { OutputFile } from '../../shared/output-file.ts'
import type { KeptFile } from './kept-file.ts'

/** A file of the site from the cache. Nothing is read of it before somebody asks for its bytes. */
export function keptOutput(path: string, version: string, kept: KeptFile): OutputFile {
  const { file } = kept
  return {
    path,
    version,
    ...(file !== undefined && { file }),
    get content() {
      return kept.content
    },
  }
}
