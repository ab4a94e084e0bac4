import { pictureEnding } from '../../schema/kinds/image-path.ts'
import { decodePart } from '../../shared/decode-part.ts'

/** The path of an image under `content/images`. `../images/` and `/images/` may precede it. `undefined` for an external URL. */
export function imageAt(url: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined
  const [path = ''] = url.split(/[?#]/)
  return decodePart(path)
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^(?:content\/)?images\//, '')
}

/** Whether a URL points to an image file instead of a page. URLs with braces are another system's templates. */
export function leadsToPicture(url: string): boolean {
  return pictureFile.test(imageAt(url) ?? '')
}

const pictureFile = new RegExp(`^(?!files/)[^{}]*${pictureEnding}$`, 'i')
