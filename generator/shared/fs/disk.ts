import { rmSync } from 'node:fs'
import { unlessRefused } from './disk-error.ts'

/** Whether `work` could be done. */
export function succeeds(work: () => void): boolean {
  return (
    unlessRefused(() => {
      work()
      return true
    }) === true
  )
}

/** Removes a file or a folder. What cannot be removed now is left to a later run. */
export function removeFolder(path: string): void {
  succeeds(() => rmSync(path, { recursive: true, force: true }))
}
