import type { LogoProps } from '../../templates/props.ts'
import type { AssetCache } from './cache/asset-cache.ts'
import { hashContent } from './hash.ts'
import { readToolVersions } from './tool-versions.ts'

/**
 * The logo as pages hold it: the drawing that all icons are made from, without scripts, styles and editors' marks, as small as it
 * gets. `undefined` if it is no SVG.
 */
export async function readLogo(svg: Uint8Array, cache: AssetCache): Promise<LogoProps | undefined> {
  const key = hashContent(svg, JSON.stringify(readToolVersions('svgo')))
  const drawing = await cache.remember(`${key}.logo.svg`, () => tidyLogo(svg))
  const [, viewBox, html] =
    /^<svg[^>]*? viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(Buffer.from(drawing ?? '').toString()) ?? []
  return viewBox !== undefined && html !== undefined ? { viewBox, html } : undefined
}

async function tidyLogo(svg: Uint8Array): Promise<Uint8Array | undefined> {
  const { optimize } = await import('svgo')
  try {
    const { data } = optimize(Buffer.from(svg).toString(), {
      multipass: true,
      floatPrecision: 2,
      plugins: [
        'preset-default',
        // The policy of pages refuses both.
        'removeScripts',
        'convertStyleToAttrs',
        'removeStyleElement',
        'removeRasterImages',
        'removeDimensions',
        // Its ids share a document with those of the page.
        { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
      ],
    })
    return Buffer.from(data)
  } catch {
    return undefined
  }
}
