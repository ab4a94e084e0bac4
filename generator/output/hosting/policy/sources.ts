/** Sources by directive, as a Content-Security-Policy names them (https://www.w3.org/TR/CSP3/). */
export type Sources = Readonly<Record<string, readonly string[]>>

/** The most characters of one policy: Cloudflare Pages takes lines of 2,000, the name of the header among them. */
const mostCharacters = 1_900

/** All that any of them allows: one list for each directive, in the order in which they first come. */
export function mergeSources(parts: readonly Sources[]): Sources {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...names].map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]))
}

/** `default-src 'none'; script-src 'self'`. Throws where a host would refuse its length: that is a bug of ours. */
export function formatPolicy(sources: Sources): string {
  const policy = Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')
  if (policy.length > mostCharacters)
    throw new Error(`the Content-Security-Policy has ${policy.length} characters; hosts take ${mostCharacters}`)
  return policy
}
