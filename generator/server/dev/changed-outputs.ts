import type { OutputFile } from '../../shared/output-file.ts'

type Outputs = readonly OutputFile[]

/** The files that weren't served `before`, or with other bytes. */
export function listChanged(outputs: Outputs, before: Outputs): Outputs {
  let byPath: ReadonlyMap<string, OutputFile> | undefined
  const find = (path: string) => (byPath ??= new Map(before.map((output) => [output.path, output]))).get(path)
  // Most are at the same index as before.
  return outputs.filter((output, index) => {
    const beside = before[index]
    return !isSame(output, beside?.path === output.path ? beside : find(output.path))
  })
}

/** The files that were served `before`, and no longer are. */
export function listRemoved(outputs: Outputs, before: Outputs): Outputs {
  const paths = new Set(outputs.map(({ path }) => path))
  return before.filter(({ path }) => !paths.has(path))
}

/** Whether two files have the same bytes. Compares versions if there are any, to avoid rendering. */
function isSame(output: OutputFile, other: OutputFile | undefined): boolean {
  if (!other) return false
  if (output === other) return true
  if (output.version !== undefined || other.version !== undefined) return output.version === other.version
  return output.content === other.content || Buffer.from(other.content).equals(Buffer.from(output.content))
}
