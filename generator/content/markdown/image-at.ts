/** How the names of pictures end, in a pattern that takes small and capital letters. */
export const pictureEnding = String.raw`\.(?:webp|png|jpe?g|avif|gif|svg|heic)`

/** The name under `content/images` of a picture in a text, where `../images/` and `/images/` may precede it; `undefined` on another site. */
export function imageAt(url: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined
  const [path = ''] = url.split(/[?#]/)
  return decode(path)
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^(?:content\/)?images\//, '')
}

/** Whether an address is that of a picture's file, which is no page. One with braces in it is of another system. */
export function leadsToPicture(url: string): boolean {
  return pictureFile.test(imageAt(url) ?? '')
}

const pictureFile = new RegExp(`^(?!files/)[^{}]*${pictureEnding}$`, 'i')

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A `%` that begins no code is a part of the name: `decodeURI` throws nothing else.
    return path
  }
}
