import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { buildSchemaFiles } from '../../schema/editor/build-schema-files.ts'
import type { Project, Terminal } from '../project.ts'

/** Writes what editors and the reference are made from, where it is not so already. Returns the exit code. */
export async function runSchemas({ root }: Pick<Project, 'root'>, terminal: Terminal): Promise<number> {
  const files = buildSchemaFiles()
  let written = 0
  for (const { path, content } of files) {
    const file = resolve(root, path)
    const before = await readFile(file, 'utf8').catch(() => undefined)
    if (before?.replaceAll('\r\n', '\n') === content) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    terminal.print(`${path}\n`)
    written += 1
  }
  terminal.print(
    `Schemas: ${written} ${written === 1 ? 'file' : 'files'} written, ${files.length - written} unchanged\n`,
  )
  return 0
}
