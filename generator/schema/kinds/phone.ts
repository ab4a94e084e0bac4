export const phonePattern = /^\(\d{3}\) \d{3}-\d{4}$/

/** Ten digits, however they were parted, in the form that is shown. */
export function guessPhone(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const [, area, office, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area === undefined ? [] : [`(${area}) ${office}-${line}`]
}
