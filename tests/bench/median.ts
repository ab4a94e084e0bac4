/** The middle value, or for an even number the mean of the two in the middle. NaN if there are none, or if one is NaN. */
export function medianOf(values: readonly number[]): number {
  if (values.some((value) => Number.isNaN(value))) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
