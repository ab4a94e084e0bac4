import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'
import { browsers } from '../../../generator/assets/bundles/browsers.ts'

/** https://github.com/mdn/browser-compat-data: since which version each browser has what. */
export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** Phones have the browsers of desktops, with the same numbers. */
const phones: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
}

/** `chrome117` is the oldest Chrome of desktops and of phones. */
const oldest = browsers.flatMap((target): [BrowserName, number][] => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
  const phone = phones[name]
  return [[name as BrowserName, Number(version)], ...(phone ? [[phone, Number(version)] as [BrowserName, number]] : [])]
})

/** What the data says of something, by its place, such as `css.properties.gap`. */
export function findStatement(path: string): CompatStatement | undefined {
  let place: unknown = compat
  for (const key of path.split('.')) place = Object.hasOwn(place as object, key) ? (place as Identifier)[key] : {}
  const { ['__compat']: statement } = place as Identifier
  return statement
}

/** Whether some browser lacks something in the oldest version that is supported. */
export function isLacking(path: string): boolean {
  const support = findStatement(path)?.support
  return oldest.some(([browser, version]) => ![support?.[browser] ?? []].flat().some((one) => isSince(one, version)))
}

/** Whether a browser has it under its own name, without a switch, since a version at the latest. Part of it is enough: the data says so of small gaps. */
function isSince(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (flags || prefix || other || typeof added !== 'string') return false
  const isGone = typeof removed === 'string' && Number.parseFloat(removed.replace('≤', '')) <= version
  return !isGone && Number.parseFloat(added.replace('≤', '')) <= version
}
