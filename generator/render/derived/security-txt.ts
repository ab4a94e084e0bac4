import type { SiteConfig } from '../../schema/config.ts'

/** Where who has found a hole looks for somebody to tell (RFC 9116, 3). */
export const securityTxtFile = '.well-known/security.txt'

/** Months for which what the file says may be believed. */
const validMonths = 11

/**
 * `security.txt` (RFC 9116). It expires within a year of the build, as 2.5.5 there advises, on the first day of a month: so
 * the file changes once a month and not with every build. `today` is `YYYY-MM-DD`.
 */
export function formatSecurityTxt({ url, company }: Pick<SiteConfig, 'url' | 'company'>, today: string): string {
  const lines = [
    `Contact: mailto:${encodeURI(company.email)}`,
    `Expires: ${findExpiry(today)}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/${securityTxtFile}`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function findExpiry(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + validMonths, 1)).toISOString()
}
