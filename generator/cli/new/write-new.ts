import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file that is not there yet, whole or not at all. `false` where there is one: it stays as it is. */
export async function createFile(file: string, text: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true })
  return viaTemporary(file, text, async (temporary) => {
    try {
      // A rename would write over a file that came meanwhile.
      await link(temporary, file)
      return true
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      // Disks without links, such as those of cameras.
      return writeFile(file, text, { flag: 'wx' }).then(
        () => true,
        (reason: unknown) => {
          if (codeOf(reason) === 'EEXIST') return false
          throw reason
        },
      )
    }
  })
}

/** Puts another text into a file, whole or not at all. `false` where the file has changed since it was read. */
export async function replaceFile(
  file: string,
  { before, after }: { readonly before: Uint8Array; readonly after: string },
): Promise<boolean> {
  const { mode } = await stat(file)
  return viaTemporary(
    file,
    after,
    async (temporary) => {
      if (!(await readFile(file)).equals(before)) return false
      await rename(temporary, file)
      return true
    },
    mode,
  )
}

/** The load stage and editors pass over names that begin with a dot. */
async function viaTemporary(
  file: string,
  text: string,
  use: (temporary: string) => Promise<boolean>,
  mode?: number,
): Promise<boolean> {
  const temporary = join(dirname(file), `.${basename(file)}.new`)
  try {
    await writeFile(temporary, text, mode === undefined ? {} : { mode })
    return await use(temporary)
  } finally {
    await rm(temporary, { force: true })
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
