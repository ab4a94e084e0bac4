import type { Definition, Nodes } from 'mdast'

/** Lines such as `[name]: /address`. */
interface Definitions {
  /** Addresses by name; of two lines for a name the first counts. */
  readonly urls: ReadonlyMap<string, string>
  /** Those that a link may come of: no second line for a name, and none that only images use. */
  readonly ofLinks: ReadonlySet<Definition>
  /** Those whose name another line has already, for another address. */
  readonly doubled: readonly Definition[]
}

export function listDefinitions(nodes: readonly Nodes[]): Definitions {
  const first = new Map<string, Definition>()
  const doubled: Definition[] = []
  const [inLinks, inPictures] = [new Set<string>(), new Set<string>()]
  for (const node of nodes) {
    if (node.type === 'linkReference') inLinks.add(node.identifier)
    else if (node.type === 'imageReference') inPictures.add(node.identifier)
    else if (node.type !== 'definition') continue
    else if (first.has(node.identifier)) {
      // The same address once more is what both lines say.
      if (first.get(node.identifier)?.url !== node.url) doubled.push(node)
    } else first.set(node.identifier, node)
  }
  const ofLinks = [...first.values()].filter(({ identifier }) => inLinks.has(identifier) || !inPictures.has(identifier))
  return {
    urls: new Map([...first].map(([name, { url }]) => [name, url])),
    ofLinks: new Set(ofLinks),
    doubled,
  }
}
