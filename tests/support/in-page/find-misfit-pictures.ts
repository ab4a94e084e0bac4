import { isSeen, nameOf } from './marks.ts'

/** Images that didn't load, are distorted, leave part of their space empty or are shown larger than their file. */
export function findMisfitPictures(): readonly string[] {
  return [...document.images].filter(isSeen).flatMap((image) => {
    if (!image.complete || image.naturalWidth === 0) return [`${nameOf(image)} did not load`]
    const problems = [describeShape(image), describePlace(image), describePixels(image)]
    return problems.flatMap((problem) => (problem ? [`${nameOf(image)} ${problem}`] : []))
  })
}

/** Width and height of the image without its border. */
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
 * An image next to text has a fixed width, and in a card it fills the height. Anywhere else, it's as wide as the layout
 * allows. Portraits and absolutely positioned images have their own size.
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

/** The width that the layout gives an image at 100%. */
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
  // SVGs are sharp at any size.
  if (new URL(image.currentSrc).pathname.endsWith('.svg')) return undefined
  const { width, height } = measureInside(image)
  const natural = image.naturalWidth / image.naturalHeight
  const isCover = getComputedStyle(image).objectFit === 'cover'
  const shown = isCover ? Math.max(width, height * natural) : width
  const pixels = readPixels(image)
  return shown > pixels * 1.01 ? `has ${pixels} px of width, but is shown in ${Math.round(shown)}` : undefined
}

/**
 * Width of the file that the browser chose. `naturalWidth` doesn't help, because it's already divided according to `sizes`.
 */
function readPixels(image: HTMLImageElement): number {
  const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const candidates = sources.flatMap(({ srcset }) => srcset.split(',')).map((one) => one.trim().split(/\s+/))
  const chosen = candidates.find(([address = '']) => new URL(address, location.href).href === image.currentSrc)
  return Number.parseInt(chosen?.[1] ?? '', 10) || image.naturalWidth
}
