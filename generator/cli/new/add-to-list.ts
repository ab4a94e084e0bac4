import { isUtf8 } from 'node:buffer'
import { chmodSync, statSync } from 'node:fs'
import { schemaLine } from '../../schema/editor/build-schema-files.ts'
import { diskFiles } from '../../shared/fs/files.ts'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import { appendItems } from './entry-yaml.ts'

type Item = Readonly<Record<string, unknown>>

/**
 * Adds items to the list in a content file, such as `faq.yaml`, which is created if necessary. Returns the added text;
 * `undefined` if the file isn't such a list.
 */
export function addToList(file: string, name: string, items: readonly Item[]): string | undefined {
  const before = readList(file, name)
  const after = appendItems(before, items)
  if (after === undefined) return undefined
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  writeFileWhole(file, after)
  if (mode !== undefined) chmodSync(file, mode)
  return after.slice(before.length)
}

/** The text of a list file. If the file doesn't exist, starts with a schema line. */
function readList(file: string, name: string): string {
  const bytes = diskFiles.read(file)
  if (!bytes) return `${schemaLine(`content/${name}`, name.replace(/\.yaml$/, ''))}\n`
  return isUtf8(bytes) ? Buffer.from(bytes).toString() : ''
}
