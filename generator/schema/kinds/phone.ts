export const phonePattern = /^\(\d{3}\) \d{3}-\d{4}$/

/** Ten digits, however they were parted, in the form that is shown. */
export function guessPhone(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const [, area, office, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area === undefined ? [] : [`(${area}) ${office}-${line}`]
}

/** `(313) 555-0142` as `tel:+13135550142`, with an extension behind it as it is. Numbers without a country code are American. */
export function formatPhoneHref(phone: string): string {
  const [extension = ''] = /(?:;ext=|,)[\d,]+$/i.exec(phone.trim()) ?? []
  const digits = phone.slice(0, phone.length - extension.length).replaceAll(/\D/g, '')
  if (phone.trim().startsWith('+')) return `tel:+${digits}${extension}`
  // Short numbers, such as 911, are dialled as they are.
  return digits.length === 10 ? `tel:+1${digits}${extension}` : `tel:${digits}${extension}`
}
