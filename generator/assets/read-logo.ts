import type { LogoProps } from '../../templates/props.ts'
import type { AssetCache } from './cache/asset-cache.ts'
import { hashContent } from './hash.ts'
import { readToolVersions } from './tool-versions.ts'

/**
 * The logo for inlining in pages: the same SVG that the icons are made from, minified, without scripts, styles or editor data.
 * `undefined` if it isn't an SVG.
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
        // Blocked by the pages' content security policy.
        'removeScripts',
        'convertStyleToAttrs',
        'removeStyleElement',
        'removeRasterImages',
        'removeDimensions',
        // Its IDs share a document with the page's.
        { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
      ],
    })
    return Buffer.from(data)
  } catch {
    return undefined
  }
}
