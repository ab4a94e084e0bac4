/** Replaces digits of Arabic, Persian and East Asian keyboards. Their codes end in the digit. */
export function readDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
}
