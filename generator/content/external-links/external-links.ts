import { groupBy } from '../../shared/group-by.ts'
import type { Diagnostic, Place } from '../../shared/diagnostics/diagnostic.ts'
import type { Entries } from '../validate/entry.ts'
import type { Answer } from './ask-addresses.ts'

/** URLs that aren't checked, in a file next to the configuration. */
export const allowListFile = 'links-allowed.txt'

/** Parses allowed URL prefixes, one a line. `#` starts a comment. */
export function parseAllowList(text: string): (address: string) => boolean {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
  const beginnings = lines.filter((line) => line !== '')
  return (address) => beginnings.some((beginning) => address.startsWith(beginning))
}

interface ExternalLink {
  /** Without the fragment, which servers don't see. */
  readonly address: string
  readonly places: readonly { readonly file: string; readonly place?: Place }[]
}

/** External links on the site's pages, each URL once, in file order. */
export function listExternalLinks(
  { config, collections, files }: Entries,
  configFile: string,
): readonly ExternalLink[] {
  const own = config && new URL(config.url).origin
  const found = [...Object.values(collections).flat(), ...Object.values(files)].flatMap(({ file, markdown }) =>
    [...markdown.values()].flatMap(({ links }) => links.map(({ url, place }) => ({ url, at: { file, place } }))),
  )
  const values = [...Object.values(files), { file: configFile, data: config }].flatMap(({ file, data }) =>
    listAddresses(data).map((url) => ({ url, at: { file } })),
  )
  const byAddress = groupBy([...found, ...values], ({ url }) => readAddress(url))
  return [...byAddress].flatMap(([address, links]) =>
    address === undefined || new URL(address).origin === own ? [] : [{ address, places: links.map(({ at }) => at) }],
  )
}

/** Every value that is a web address, however deep. */
function listAddresses(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/\S+$/i.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listAddresses) : []
}

/** The URL to request; `undefined` if it isn't a web URL. */
function readAddress(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const address = new URL(url)
  address.hash = ''
  return address.href
}

/** Reports links at each place they appear: dead ones as errors, unclear ones as warnings. */
export function describeAnswers(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, Answer>,
): readonly Diagnostic[] {
  return links.flatMap(({ address, places }) => {
    const answer = answers.get(address)
    if (!answer || answer.kind === 'alive') return []
    const isDead = answer.kind === 'dead'
    const diagnostic = {
      severity: isDead ? 'error' : 'warning',
      code: 'links/unreachable',
      message: isDead
        ? `Visitors can't reach \`${address}\`: ${answer.reason}.`
        : `Couldn't check \`${address}\`: ${answer.reason} to automated requests.`,
      hint: isDead
        ? 'correct the address, or remove the link.'
        : `open it in a browser; if it works, add it to ${allowListFile}.`,
    } as const
    return places.map((at) => ({ ...diagnostic, ...at }))
  })
}
