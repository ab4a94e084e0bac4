/**
 * Awaits sharp; `undefined` if it says that the image is broken. It reports that as a plain `Error` once the work is done. Our
 * own bugs throw earlier, or throw another class of error.
 */
export async function unlessBroken<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return undefined
    throw error
  }
}
