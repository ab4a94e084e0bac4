export const postalCodePattern = /^\d{5}(-\d{4})?$/

/** The ZIP code in `MI 48226`; a number has lost the zeros before it. */
export function guessPostalCode(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits.length === 9) return [`${digits.slice(0, 5)}-${digits.slice(5)}`]
  return digits.length >= 3 ? [digits.padStart(5, '0')] : []
}
