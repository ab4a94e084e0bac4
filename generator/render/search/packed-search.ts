import type { OutputFile } from '../../shared/output-file.ts'
import type { Search } from './build-search.ts'
import { formatSearchState } from './search-state.ts'

/** A search in texts, as it goes from thread to thread. */
export interface PackedSearch {
  readonly index: string
  readonly files: readonly (readonly [path: string, content: string])[]
  /** See `parseSearchState`. */
  readonly state: string
}

export function packSearch({ index, outputs, state }: Search): PackedSearch {
  return {
    index,
    files: outputs.map(({ path, content }) => [path, String(content)] as const),
    state: formatSearchState(state),
  }
}

export function unpackOutputs({ files }: PackedSearch): OutputFile[] {
  return files.map(([path, content]) => ({ path, version: path, content }))
}
