/** What `work` returns, or nothing where it fails: for what the disk may refuse because there is another way. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Whether `work` could be done. */
export function succeeds(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
