/**
 * The path as the menu sees it: an entry leads to a page of the top level, to a service or to a city, and of all other pages
 * it matters only in which folder they are. So thousands of posts are one place.
 */
export function findMenuPlace(path: string, linked: ReadonlySet<string>): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return folder === '/' || linked.has(path) ? path : folder
}
