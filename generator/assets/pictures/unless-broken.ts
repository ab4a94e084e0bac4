/**
 * What sharp makes of a picture, or `undefined` if it says that the picture is broken. It says so by a plain `Error` when the
 * work is done; what is wrong with our own code is thrown before that, or is an error of another class.
 */
export async function unlessBroken<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return undefined
    throw error
  }
}
