/** Gives memory that is good until more is asked for. */
type Scratch = (length: number) => Buffer

/** Memory to be used over and over: to take new memory for every record costs more than to read it. */
export function createScratch(): Scratch {
  let memory = Buffer.allocUnsafe(64 * 1024)
  return (length) => {
    if (memory.length < length) memory = Buffer.allocUnsafe(length * 2)
    return memory.subarray(0, length)
  }
}
