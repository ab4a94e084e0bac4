import { downloadPath, describeDownload, type DownloadFacts } from '../schema/download.ts'

/** The text added to a link to a file, by address: `PDF, 240 KB`; `undefined` if there is no such file. */
export type FactsOf = (address: string) => string | undefined

export function createFacts(downloads: readonly DownloadFacts[]): FactsOf {
  const facts = new Map(downloads.map((download) => [downloadPath(download.path), describeDownload(download)]))
  return (address) => facts.get(address.split(/[?#]/, 1)[0] ?? '')
}

/** Matches the sanitizer's output. Text that looks like a link has its brackets escaped. */
const fileLink = /<a href="(\/files\/[^"]*)"((?:[^">]|"[^"]*")*)>([\s\S]*?)<\/a>/g

/** What an author may have written after the words: `Checklist (PDF)`. */
const ownFacts = /\s*\((?:PDF|Word|Excel|PowerPoint|DOCX|XLSX|PPTX|ODT|ODS|CSV|TXT|ZIP)\b[^()]*\)$/i

/** Adds type and size inside the link, so that screen readers that list links read them too. */
export function describeLinks(html: string, factsOf: FactsOf): string {
  if (!html.includes('<a href="/files/')) return html
  return html.replaceAll(fileLink, (link, address: string, more: string, words: string) => {
    const facts = factsOf(address)
    return facts === undefined ? link : `<a href="${address}"${more}>${words.replace(ownFacts, '')} (${facts})</a>`
  })
}
