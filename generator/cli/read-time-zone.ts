import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { isTimeZone, usualTimeZone } from '../schema/locale.ts'

/**
 * The site's time zone, which says what day it is, before anything is checked. A configuration that can't be read has the usual
 * one: the check reports what is wrong with it.
 */
export function readTimeZone(root: string, config: string): string {
  try {
    const typed = parse(readFileSync(resolve(root, config), 'utf8')) as {
      readonly locale?: { readonly timeZone?: unknown; readonly country?: unknown }
      readonly company?: { readonly address?: { readonly country?: unknown } }
    } | null
    const timeZone = typed?.locale?.timeZone
    if (typeof timeZone === 'string' && isTimeZone(timeZone)) return timeZone
    const country = typed?.locale?.country ?? typed?.company?.address?.country
    return usualTimeZone(typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined)
  } catch {
    return usualTimeZone()
  }
}
