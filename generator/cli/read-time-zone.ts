import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { findCountry } from '../schema/site/config.ts'
import { isTimeZone, usualTimeZone } from '../schema/site/locale.ts'

/** The site's time zone, read before validation; the usual one if the configuration can't be read, which the check reports. */
export function readTimeZone(root: string, config: string): string {
  try {
    const typed = parse(readFileSync(resolve(root, config), 'utf8')) as { locale?: { timeZone?: unknown } } | null
    const timeZone = typed?.locale?.timeZone
    return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : usualTimeZone(findCountry(typed))
  } catch {
    return usualTimeZone()
  }
}
