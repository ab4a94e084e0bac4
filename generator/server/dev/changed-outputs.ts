import type { OutputFile } from '../../shared/output-file.ts'

type Outputs = readonly OutputFile[]

/** The files that weren't served `before`, or with other bytes; and those that no longer are. */
export function compareOutputs(outputs: Outputs, before: Outputs): { readonly changed: Outputs; removed: Outputs } {
  const served = new Map(before.map((output) => [output.path, output]))
  const changed = outputs.filter((output) => {
    const other = served.get(output.path)
    return !other || !isSame(output, other)
  })
  const paths = new Set(outputs.map(({ path }) => path))
  return { changed, removed: before.filter(({ path }) => !paths.has(path)) }
}

/** Whether two files have the same bytes. Compares versions if there are any, to avoid rendering. */
function isSame(output: OutputFile, other: OutputFile): boolean {
  if (output === other) return true
  if (output.version !== undefined || other.version !== undefined) return output.version === other.version
  return output.content === other.content || Buffer.from(other.content).equals(Buffer.from(output.content))
}

/** Above this number of pages, all are treated as changed. */
const mostNamed = 50

/** Files that don't affect open pages: assets, whose name changes too, and files for machines. */
const isUnseen = /^(assets\/|(feed|sitemap)\.xml$)/

/** Addresses of the changed pages; `undefined` if any open page may have changed. */
export function listChangedAddresses(changed: readonly Pick<OutputFile, 'path'>[]): readonly string[] | undefined {
  const seen = changed.filter(({ path }) => !isUnseen.test(path))
  // The 404 page appears at every unknown address.
  const isNamed = seen.every(({ path }) => path.endsWith('.html') && path !== '404.html')
  if (!isNamed || seen.length > mostNamed) return undefined
  return seen.map(({ path }) => (path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`))
}
