import type { Graph, Thing } from 'schema-dts'

/** One graph with the page's things, as text for a `script` element: `<` is escaped, so nothing in it can close the element. */
export function formatGraph(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
