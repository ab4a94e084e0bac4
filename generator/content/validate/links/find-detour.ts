/**
 * Hosts, and pages of others, that pass each visitor on to another address. Mail programs, search engines and social networks
 * put them around the addresses that people copy from there.
 */
const detours =
  /^(?:(?:[\w-]+\.safelinks\.protection\.outlook\.com|urldefense\.(?:proofpoint\.)?com|protect(?:-[\w-]+)?\.mimecast\.com|linkprotect\.cudasvc\.com|slack-redir\.net|lm?\.facebook\.com|l\.instagram\.com|(?:www\.)?linkedin\.com\/(?:redir|safety))\/|(?:www\.)?(?:google(?:\.[a-z]{2,3}){1,2}\/url|youtube\.com\/redirect)$)/

interface Detour {
  readonly host: string
  /** The address that it leads to, if it can be read from the link. */
  readonly target?: string | undefined
}

/** What a link to another site leads through. */
export function findDetour(url: string): Detour | undefined {
  if (!URL.canParse(url)) return undefined
  const { host, pathname, searchParams } = new URL(url)
  if (!detours.test(host + pathname)) return undefined
  // `https://urldefense.com/v3/__https://example.com/guide__;!!…`, where each `*` stands for another character.
  const inPath = /\/__(https?:\/\/[^*]+?)__;/.exec(url)?.[1]
  const target = [inPath, ...searchParams.values()].find((value) => /^https?:\/\/[^/]/.test(value ?? ''))
  return { host, target: target !== undefined && URL.canParse(target) ? new URL(target).href : undefined }
}
