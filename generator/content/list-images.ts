/** The drawing of the company's mark, which all icons are made from: its path under `content/images`. */
export const iconImage = 'brand/icon.svg'

/** Every text under a key `image`, however deep, with the keys and indexes that lead to it. */
export function listImages(content: unknown): { image: string; path: PropertyKey[] }[] {
  if (typeof content !== 'object' || content === null) return []
  const children: Iterable<[PropertyKey, unknown]> = Array.isArray(content)
    ? content.entries()
    : Object.entries(content)
  return [...children].flatMap(([key, child]) => {
    if (key === 'image' && typeof child === 'string') return [{ image: child, path: [key] }]
    return listImages(child).map(({ image, path }) => ({ image, path: [key, ...path] }))
  })
}
