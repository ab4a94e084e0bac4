import { groupBy } from '../../shared/group-by.ts'
import type { Diagnostic, Place } from '../../shared/diagnostics/diagnostic.ts'
import type { Entries } from '../validate/entry.ts'
import type { Answer } from './ask-addresses.ts'

/** Addresses that are not asked for, in a file beside the configuration. */
export const allowListFile = 'links-allowed.txt'

/** Addresses that are good whatever their servers answer, one a line, each with all that begin like it; `#` begins a remark. */
export function parseAllowList(text: string): (address: string) => boolean {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
  const beginnings = lines.filter((line) => line !== '')
  return (address) => beginnings.some((beginning) => address.startsWith(beginning))
}

interface ExternalLink {
  /** Without the part from `#` on, which no server sees. */
  readonly address: string
  readonly places: readonly { readonly file: string; readonly place: Place }[]
}

/** The links of the content that lead to other sites, each address once, in the order of the files. */
export function listExternalLinks({ config, collections, files }: Entries): readonly ExternalLink[] {
  const own = config && new URL(config.url).origin
  const found = [...Object.values(collections).flat(), ...Object.values(files)].flatMap(({ file, markdown }) =>
    [...markdown.values()].flatMap(({ links }) => links.map(({ url, place }) => ({ url, at: { file, place } }))),
  )
  const byAddress = groupBy(found, ({ url }) => readAddress(url))
  return [...byAddress].flatMap(([address, links]) =>
    address === undefined || new URL(address).origin === own ? [] : [{ address, places: links.map(({ at }) => at) }],
  )
}

/** The address as a program asks for it; `undefined` for what is no address of the web. */
function readAddress(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const address = new URL(url)
  address.hash = ''
  return address.href
}

/** What is reported of links: at each place that has one, an error where no one arrives, a warning where that is not known. */
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
        : `It's unclear whether visitors can reach \`${address}\`: ${answer.reason} to automated requests.`,
      hint: isDead
        ? 'correct the address, or remove the link.'
        : `open it in a browser; if it works, add it to ${allowListFile}.`,
    } as const
    return places.map((at) => ({ ...diagnostic, ...at }))
  })
}
