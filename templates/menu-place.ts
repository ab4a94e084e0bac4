/**
 * The path as far as the menu is concerned: entries link to top-level pages, services and cities, and for all other pages only
 * the folder matters. So thousands of posts share one place.
 */
export function findMenuPlace(path: string, linked: ReadonlySet<string>): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return folder === '/' || linked.has(path) ? path : folder
}
