import { join } from 'node:path'
import type { LogoProps } from '../../templates/props.ts'
import { logoImages } from '../schema/list-images.ts'
import type { Diagnostic, Outcome } from '../shared/diagnostics/diagnostic.ts'
import type { OutputFile } from '../shared/output-file.ts'
import { drawSmallIcon, isFaint } from './build-icons.ts'
import type { AssetCache } from './cache/asset-cache.ts'
import { hashContent } from '../shared/hash-content.ts'
import { readToolVersions } from './tool-versions.ts'
import { type PictureSource, readPicture } from './pictures/build-pictures.ts'
import type { Pixels } from './pictures/open-picture.ts'
import {
  badLogo,
  faintLogo,
  longLogo,
  mostOfLogo,
  type ReportPicture,
  smallLogo,
} from './pictures/picture-diagnostics.ts'
import { readLogo } from './read-logo.ts'

/** The company's logo, as each place needs it. */
interface Logo {
  /** SVG, from which the icons are made. */
  readonly drawing: Uint8Array
  readonly inPages: LogoProps
  /** Social cards load no files. */
  readonly onCards: LogoProps
  /** Files that pages show. */
  readonly outputs: readonly OutputFile[]
}

/** Opens the logo: an SVG, or an image for companies that have no SVG of it. */
export async function openLogo(source: PictureSource): Promise<Outcome<Logo | undefined>> {
  const { files, imagesFolder, reportedFolder, cache } = source
  const [drawn = ''] = logoImages
  const name = logoImages.find((image) => files.look(join(imagesFolder, image))) ?? drawn
  const diagnostics: Diagnostic[] = []
  const report: ReportPicture = (found) => diagnostics.push({ ...found, file: `${reportedFolder}/${name}` })
  const bytes = readPicture(name, source, report)
  if (!bytes) return { value: undefined, diagnostics }
  const value = await (name === drawn ? openDrawing(bytes, cache, report) : openImage(bytes, cache, report))
  if (!value) return { value, diagnostics }
  if (await isFaint(value.drawing, cache)) report(faintLogo)
  const [, , width = 1, height = 1] = value.inPages.viewBox.split(/[\s,]+/).map(Number)
  if (Math.max(width / height, height / width) > mostOfLogo) report(longLogo)
  return { value, diagnostics }
}

async function openDrawing(bytes: Uint8Array, cache: AssetCache, report: ReportPicture): Promise<Logo | undefined> {
  const logo = await readLogo(bytes, cache)
  const drawing = logo && draw(logo)
  if (drawing && (await drawSmallIcon(drawing, cache))) return { drawing, inPages: logo, onCards: logo, outputs: [] }
  report(badLogo)
  return undefined
}

/** Increase it with every change to how images are drawn. */
const revision = 1

/** Pixels: the size of the largest icon, and three for each of the 40 that the header shows. */
const sizes = { icon: 512, header: 120 } as const

async function openImage(bytes: Uint8Array, cache: AssetCache, report: ReportPicture): Promise<Logo | undefined> {
  const key = hashContent(bytes, JSON.stringify({ revision, sizes, ...readToolVersions('sharp') }))
  let opened: Promise<Pixels | undefined> | undefined
  const scale = async (size: number) => {
    opened ??= import('./pictures/open-picture.ts').then(({ openPicture }) => openPicture(bytes, report))
    const pixels = await opened
    return pixels && drawPng(pixels, size)
  }
  const [large, small] = await Promise.all(
    Object.values(sizes).map((size) => cache.remember(`${key}-${size}.logo.png`, () => scale(size))),
  )
  if (!large || !small) return undefined
  const { width, height } = measurePng(large)
  if (Math.max(width, height) < sizes.icon) report(smallLogo({ width, height }, sizes.icon))
  const address = `assets/logo-${key}.png`
  const onCards = showImage(`data:image/png;base64,${Buffer.from(large).toString('base64')}`, large)
  return {
    drawing: draw(onCards),
    inPages: showImage(`/${address}`, small),
    onCards,
    outputs: [{ path: address, version: address, content: small }],
  }
}

function draw({ viewBox, html }: LogoProps): Uint8Array {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${html}</svg>`)
}

async function drawPng({ data, ...raw }: Pixels, size: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw })
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer()
}

function showImage(url: string, png: Uint8Array): LogoProps {
  const { width, height } = measurePng(png)
  return { viewBox: `0 0 ${width} ${height}`, html: `<image href="${url}" width="${width}" height="${height}"/>` }
}

/** Reads its header, without loading sharp. */
function measurePng(png: Uint8Array) {
  const header = Buffer.from(png.subarray(0, 24))
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) }
}
