/** Whether an address is not asked for. */
export type IsAllowed = (address: string) => boolean

/** Where the list stands, beside the configuration. */
export const allowListFile = 'links-allowed.txt'

/**
 * A list of addresses that are good whatever their servers answer: one a line, `#` begins a remark. A line names an
 * address and all that begin like it.
 */
export function parseAllowList(text: string): IsAllowed {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
  const beginnings = lines.filter((line) => line !== '')
  return (address) => beginnings.some((beginning) => address.startsWith(beginning))
}
