import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSchemaFiles } from '../../schema/editor/build-schema-files.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'
import type { Project, Terminal } from '../project.ts'
import { countOf } from '../../shared/diagnostics/format.ts'

/** Writes the schemas and reference docs that have changed. Returns the exit code. */
export function runSchemas({ root }: Pick<Project, 'root'>, terminal: Terminal): number {
  const files = buildSchemaFiles()
  let written = 0
  for (const { path, content } of files) {
    const file = resolve(root, path)
    const before = unlessRefused(() => readFileSync(file, 'utf8'))
    if (before?.replaceAll('\r\n', '\n') === content) continue
    writeFileWhole(file, String(content))
    terminal.print(`${path}\n`)
    written += 1
  }
  terminal.print(`Schemas: ${countOf(written, 'file')} written, ${files.length - written} unchanged\n`)
  return 0
}
