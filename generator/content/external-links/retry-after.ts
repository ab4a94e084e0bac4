/** Milliseconds that a server asks for: seconds, or a date (RFC 9110, 10.2.3). `undefined` where it does not say. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}
