/** The middle one; of an even number what lies between the two in the middle. NaN of none, and where one is NaN. */
export function medianOf(values: readonly number[]): number {
  if (values.some((value) => Number.isNaN(value))) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
