import type { SiteConfig } from '../../schema/site/config.ts'

/** Where security researchers look for a contact (RFC 9116, 3). */
export const securityTxtFile = '.well-known/security.txt'

/** Months until the file expires. */
const validMonths = 11

/**
 * `security.txt` (RFC 9116). It expires within a year of the build, as 2.5.5 recommends, on the first day of a month, so that the
 * file changes monthly and not with every build. `language` is a BCP 47 tag, and `today` is
 * `YYYY-MM-DD`.
 */
export function formatSecurityTxt(
  { url, company }: Pick<SiteConfig, 'url' | 'company'>,
  language: string,
  today: string,
): string {
  const lines = [
    `Contact: mailto:${encodeURI(company.email)}`,
    `Expires: ${findExpiry(today)}`,
    `Preferred-Languages: ${new Intl.Locale(language).language}`,
    `Canonical: ${url}/${securityTxtFile}`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function findExpiry(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + validMonths, 1)).toISOString()
}
