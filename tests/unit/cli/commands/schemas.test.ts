import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runSchemas } from '../../../../generator/cli/commands/schemas.ts'

test('one written file is counted as one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  const said: string[] = []
  const terminal = { print: (text: string) => void said.push(text), complain: () => {}, progress: () => {} }
  try {
    runSchemas({ root: folder }, terminal)
    await rm(join(folder, 'docs/content.md'))
    runSchemas({ root: folder }, terminal)
    expect(said.at(-1)).toMatch(/^Schemas: 1 file written, \d+ unchanged\n$/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
