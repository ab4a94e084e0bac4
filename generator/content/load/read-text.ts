import { sep } from 'node:path'
import type { FileLook, Files } from '../../shared/fs/files.ts'
import type { Finding } from '../../shared/diagnostics/diagnostic.ts'
import { describeGiant, mostTextBytes } from '../parse/check-text.ts'

/** The bytes of a text, or why they were not read; `undefined` where there is no file. */
export type TextRead = { readonly bytes: Uint8Array } | { readonly fault: Finding } | undefined

/** Reads a text after a look at what it is: no giant comes into memory, and nothing waits at a pipe. It must lie `within` a folder. */
export async function readText(files: Files, file: string, look?: FileLook, within?: string): Promise<TextRead> {
  const fault = look && findFault(look, within)
  if (fault) return { fault }
  try {
    const bytes = await files.read(file)
    if (!bytes) return undefined
    return bytes.length > mostTextBytes ? { fault: describeGiant(bytes.length) } : { bytes }
  } catch (error) {
    // An error of the disk is thrown. A missing permission is reported.
    if (!isForbidden(error)) throw error
    return { fault: describe("You don't have permission to read this file.", 'give yourself permission to read it.') }
  }
}

function findFault({ kind, bytes, isLink, target }: FileLook, within: string | undefined): Finding | undefined {
  const hint = 'replace it with the text file itself.'
  if (kind === 'folder' && !isLink) {
    return describe('This is a folder, but its name is for a file.', 'rename the folder, or move its files out of it.')
  }
  if (kind === 'folder') return describe('This is a link to a folder. It is ignored.', hint)
  if (kind === 'lost') return describe("This link leads to a file that doesn't exist.", hint)
  if (kind === 'other') return describe('This is a pipe or a device, not a text file.', hint)
  if (isLink && within !== undefined && !target?.startsWith(`${within}${sep}`)) {
    return describe('This is a link to a file outside the content folder. It is ignored.', hint)
  }
  return bytes > mostTextBytes ? describeGiant(bytes) : undefined
}

function describe(message: string, hint: string): Finding {
  return { code: 'content/misplaced-file', message, hint }
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EACCES', 'EPERM'].includes(String(error.code))
}
