import { isSeen, nameOf } from './marks.ts'

/** Pictures that did not come, are stretched, leave part of their place empty or are shown larger than they are. */
export function findMisfitPictures(): readonly string[] {
  return [...document.images].filter(isSeen).flatMap((image) => {
    if (!image.complete || image.naturalWidth === 0) return [`${nameOf(image)} did not load`]
    const faults = [describeShape(image), describePlace(image), describePixels(image)]
    return faults.flatMap((fault) => (fault ? [`${nameOf(image)} ${fault}`] : []))
  })
}

/** Width and height that the picture itself is given, without its border. */
function measureInside(image: HTMLImageElement): { readonly width: number; readonly height: number } {
  const { width, height } = image.getBoundingClientRect()
  const border = 2 * Number.parseFloat(getComputedStyle(image).borderLeftWidth)
  return { width: width - border, height: height - border }
}

function describeShape(image: HTMLImageElement): string | undefined {
  const { width, height } = measureInside(image)
  const { objectFit } = getComputedStyle(image)
  const natural = image.naturalWidth / image.naturalHeight
  if (objectFit === 'cover') return undefined
  if (objectFit !== 'fill') return `is fitted as ${objectFit}, which leaves a part of its place empty`
  const isStretched = Math.abs(width / height / natural - 1) > 0.01
  return isStretched ? `has the shape ${natural.toFixed(2)}, but is shown as ${(width / height).toFixed(2)}` : undefined
}

/**
 * Beside a text a picture has the width that it was given, and in a card all of its height; everywhere else it is as wide
 * as the layout lets it be. A portrait has a size of its own, and so does a picture that is out of the flow.
 */
function describePlace(image: HTMLImageElement): string | undefined {
  const { width, height } = image.getBoundingClientRect()
  const frame = (image.closest('picture') ?? image).parentElement
  const { borderRadius, position } = getComputedStyle(image)
  if (!frame || borderRadius === '50%' || position === 'absolute') return undefined
  const { display, flexDirection, overflowY } = getComputedStyle(frame)
  if (display === 'flex' && flexDirection === 'row') {
    const isShort = overflowY === 'hidden' && height < frame.clientHeight - 1
    return isShort ? `is ${Math.round(height)} px high in a card of ${frame.clientHeight} px` : undefined
  }
  const room = measureRoom(image)
  return width < room - 1 ? `is ${Math.round(width)} px wide in a place of ${Math.round(room)} px` : undefined
}

/** The width that the layout gives where a picture asks for all of it. */
function measureRoom(image: HTMLImageElement): number {
  const style = image.getAttribute('style')
  image.style.setProperty('width', '100%', 'important')
  image.style.setProperty('max-width', '100%', 'important')
  const { width } = image.getBoundingClientRect()
  if (style === null) image.removeAttribute('style')
  else image.setAttribute('style', style)
  return width
}

function describePixels(image: HTMLImageElement): string | undefined {
  // A drawing is sharp in any size.
  if (new URL(image.currentSrc).pathname.endsWith('.svg')) return undefined
  const { width, height } = measureInside(image)
  const natural = image.naturalWidth / image.naturalHeight
  const isCover = getComputedStyle(image).objectFit === 'cover'
  const shown = isCover ? Math.max(width, height * natural) : width
  const pixels = readPixels(image)
  return shown > pixels * 1.01 ? `has ${pixels} px of width, but is shown in ${Math.round(shown)}` : undefined
}

/** Width of the file that the browser chose: `naturalWidth` is already divided by what `sizes` claims. */
function readPixels(image: HTMLImageElement): number {
  const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const candidates = sources.flatMap(({ srcset }) => srcset.split(',')).map((one) => one.trim().split(/\s+/))
  const chosen = candidates.find(([address = '']) => new URL(address, location.href).href === image.currentSrc)
  return Number.parseInt(chosen?.[1] ?? '', 10) || image.naturalWidth
}
