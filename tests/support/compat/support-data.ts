import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'
import { browsers } from '../../../generator/assets/bundles/bundle.ts'

/** https://github.com/mdn/browser-compat-data: the versions in which browsers added each feature. */
export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** Mobile browsers have the same version numbers as their desktop counterparts. */
const phones: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
}

/** The oldest supported versions. `chrome117` applies to both desktop and Android. */
const oldest = browsers.flatMap((target): [BrowserName, number][] => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
  const phone = phones[name]
  return [[name as BrowserName, Number(version)], ...(phone ? [[phone, Number(version)] as [BrowserName, number]] : [])]
})

/** The data on a feature, by its path, such as `css.properties.gap`. */
export function findStatement(path: string): CompatStatement | undefined {
  let place: unknown = compat
  for (const key of path.split('.')) place = Object.hasOwn(place as object, key) ? (place as Identifier)[key] : {}
  const { ['__compat']: statement } = place as Identifier
  return statement
}

/** Whether the oldest supported version of some browser lacks a feature. */
export function isLacking(path: string): boolean {
  const support = findStatement(path)?.support
  return oldest.some(([browser, version]) => ![support?.[browser] ?? []].flat().some((one) => isSince(one, version)))
}

/**
 * Whether a browser has the feature unprefixed and without a flag by this version. A partial implementation is enough,
 * because the data also uses that for small gaps.
 */
function isSince(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (flags || prefix || other || typeof added !== 'string') return false
  const isGone = typeof removed === 'string' && Number.parseFloat(removed.replace('≤', '')) <= version
  return !isGone && Number.parseFloat(added.replace('≤', '')) <= version
}
