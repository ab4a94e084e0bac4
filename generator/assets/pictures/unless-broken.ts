/** Awaits sharp; `undefined` if it says that the image is broken, which it reports as a plain `Error`, unlike our own bugs. */
export async function unlessBroken<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return undefined
    throw error
  }
}
