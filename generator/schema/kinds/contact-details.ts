import { isCalled, letterPairs } from './intl-names.ts'
import type { TextForm } from '../suggestions.ts'
import { encodeSiteAddress } from './web.ts'

/**
 * A country code before the zero that is dialed only within the country (ITU-T E.123). Numbers in Italy (39), San Marino (378),
 * the Vatican (379), Ivory Coast (225), Burkina Faso (226), Benin (229), Gabon (241) and Congo (242) keep it.
 */
const countryAndZero = String.raw`\+(?!39|37[89]|22[569]|24[12])\d{1,3}[ ()/-]+(?=0(?!\)))`

/** A phone number outside the US, preferably with its country code (ITU-T E.123). */
export const phoneAbroad: TextForm = {
  pattern: new RegExp(String.raw`^(?!\+?[ ()/-]*00|${countryAndZero})\+?(?:[ ()/-]*\d){6,15}$`),
  demand: 'must be a phone number such as "+49 30 1234567"',
  /** Normalizes `0049 (0)30 123/4567`, `+49 030 1234567`, `514-555-NETS`, and `514 555‑0142, poste 2`, which has no extension then. */
  suggest(typed) {
    const dialed = /\d-[A-Z]{3,}/.test(typed) ? dialLetters(typed) : typed
    const digits = dialed
      .replace(/\s*\([^)]*\p{L}.*$/u, '')
      .replace(/(?<=\d)[\s,;(\p{Pd}]*[\p{L}#].*$/u, '')
      .replaceAll(/[\p{Pd}\u2212]/gu, '-')
      .replace('(0)', '')
      .replaceAll(/[()]/g, ' ')
      .replaceAll(/[/.\s]+/g, ' ')
    const abroad = digits.trim().replace(/^00(?=[1-9])/, '+')
    return [abroad.replace(new RegExp(`^(${countryAndZero})0`), '$1')]
  },
}

/** The letters on the keys 2 to 9 of a phone. */
const keypad = 'ABC DEF GHI JKL MNO PQRS TUV WXYZ'.split(' ')

/** The digits of a number such as 1-800-555-MOPS. `Tel` and `fax` beside a number aren't dialed. */
function dialLetters(typed: string): string {
  if (!/^[\s+1(.-]*\d{3}/.test(typed)) return typed
  return typed.replaceAll(/[A-Z]/g, (letter) => String(keypad.findIndex((key) => key.includes(letter)) + 2))
}

export const phone: TextForm = {
  pattern: /^\(\d{3}\) \d{3}-\d{4}$/,
  demand: 'must be a phone number written like "(313) 555-0142"',
  /** Formats ten digits with any separators, without an extension, and numbers with letters, such as 1-800-555-MOPS. */
  suggest(typed) {
    return [typed.replace(/\s*(?:ext|x|#).*/i, ''), dialLetters(typed)].flatMap((number) => {
      const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
      const [, area, office, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
      return area === undefined ? [] : [`(${area}) ${office}-${line}`]
    })
  },
}

/** Decodes spaces, parentheses and the like in URLs as people type them, such as `%20` and `%28`. */
export function decodeSigns(address: string): string {
  return address.replaceAll(/%2[\dA-F]/gi, (code) => decodeURIComponent(code))
}

/** Countries and territories with the country code 1 (North American Numbering Plan). */
const withCodeOne = new Set('AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '))

/**
 * Formats `(313) 555-0142` as `tel:+13135550142`, keeping an extension. Numbers without a country code belong to `country`. The
 * zero in `+44 (0)20` is dialed only within the country.
 */
export function formatPhoneHref(typed: string, country = 'US'): string {
  const [extension = ''] = /(?:;ext=|,)[\d,]+$/i.exec(typed.trim()) ?? []
  // Marks of the text's direction, too, may be before it.
  const number = typed.slice(0, typed.length - extension.length).replace(/^[\s\u200E\u200F]+/, '')
  const isInternational = number.startsWith('+')
  const digits = (isInternational ? number.replace('(0)', '') : number).replaceAll(/\D/g, '')
  if (isInternational) return `tel:+${digits}${extension}`
  // Short numbers, such as 911, and numbers elsewhere are dialed as they are. With the code 1, none begins with 0 or 1.
  return withCodeOne.has(country) && /^1?[2-9]\d{9}$/.test(digits)
    ? `tel:+1${digits.slice(-10)}${extension}`
    : `tel:${digits}${extension}`
}

/** As Zod's own, and for domains that end in another script, as mail servers write them: `info@xn--80aswg.xn--p1ai`. */
export const emailPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/

/** Extracts the address, also one spelled out to hide it from bots. Not all mail programs encode accents in domains. */
export function suggestEmail(typed: string): string[] {
  const plain = typed
    .replace(/^mailto:/i, '')
    .replaceAll(/\s*[([]at[)\]]\s*|\s+at\s+/gi, '@')
    .replaceAll(/\s*[([]dot[)\]]\s*|\s+dot\s+/gi, '.')
  const found = /[^\s<>@,;:]+\s?@\s?[^\s<>@;:]+/.exec(plain)?.[0] ?? ''
  const [name = '', domain = ''] = found.replaceAll(/\s/g, '').replaceAll(',', '.').replace(/\.+$/, '').split('@')
  return [`${name}@${encodeSiteAddress(`https://${domain}`).slice('https://'.length)}`]
}

export const postalCode: TextForm = {
  pattern: /^\d{5}(-\d{4})?$/,
  demand: 'must be a ZIP code in quotes, such as "48226"',
  /** Extracts the ZIP code from `MI 48226`, restoring leading zeros that YAML numbers lose. A Canadian `H2X 1Y4` has none. */
  suggest(typed) {
    const digits = typed.match(/\d{2,}/g)?.join('') ?? ''
    if (digits.length === 9) return [`${digits.slice(0, 5)}-${digits.slice(5)}`]
    return digits.length >= 3 ? [digits.padStart(5, '0')] : []
  },
}

const twoLetters = /^[A-Z]{2}$/

/** Finds a country code by name. Skips obsolete codes: `DD` resolves to `DE`. */
function findCountryByName(name: string): string | undefined {
  const codes = letterPairs.map((pair) => pair.toUpperCase())
  const current = codes.filter((code) => new Intl.Locale(`und-${code}`).region === code)
  return current.find((code) => isCalled('region', code, name, new Intl.Locale(`und-${code}`).maximize().language))
}

export const state: TextForm = {
  pattern: twoLetters,
  demand: 'must be a two-letter state abbreviation, such as MI',
  /** `Michigan` or `M.I.` as `MI`. */
  suggest(typed) {
    const named = codes.get(typed.trim().toLowerCase())
    return named === undefined ? [keepLetters(typed)] : [named]
  },
}

export const country: TextForm = {
  // The code of the United Kingdom is GB (ISO 3166).
  pattern: /^(?!UK$)[A-Z]{2}$/,
  demand: 'must be a two-letter country code, such as US',
  /** `USA` or `United States` as `US`, `UK` as `GB`, and `Germany` or `Deutschland` as `DE`. */
  suggest(typed) {
    const letters = keepLetters(typed)
    if (/^(USA?|UNITEDSTATES.*|AMERICA)$/.test(letters)) return ['US']
    if (letters === 'UAE') return ['AE']
    if (/^(UK|GREATBRITAIN|ENGLAND|SCOTLAND|WALES)$/.test(letters)) return ['GB']
    return [findCountryByName(typed.trim()) ?? letters]
  },
}

/** States by name, plus other places with ZIP codes. */
const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming'

const codes = new Map(states.split(',').map((named) => [named.slice(3).toLowerCase(), named.slice(0, 2)]))

function keepLetters(typed: string): string {
  return typed.replaceAll(/[^a-z]/gi, '').toUpperCase()
}
