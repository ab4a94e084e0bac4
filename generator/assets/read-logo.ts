import type { Config, CustomPlugin } from 'svgo'
import type { LogoProps } from '../../templates/props.ts'
import type { AssetCache } from './cache/asset-cache.ts'
import { hashContent } from '../shared/hash-content.ts'
import { readToolVersions } from './tool-versions.ts'

/**
 * The logo for inlining in pages, minified, without scripts, styles or editor data. `undefined` if it isn't an SVG, has no size,
 * or has a photo in it, which the pages' policy may block, or text, whose font neither visitors nor the build have.
 */
export async function readLogo(svg: Uint8Array, cache: AssetCache): Promise<LogoProps | undefined> {
  const key = hashContent(svg, JSON.stringify({ options, ...readToolVersions('svgo') }))
  const drawing = await cache.remember(`${key}.logo.svg`, () => tidyLogo(svg))
  const [, root = '', html = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(Buffer.from(drawing ?? '').toString()) ?? []
  const viewBox = / viewBox="([^"]+)"/.exec(root)?.[1]
  if (viewBox === undefined || /<(?:image|text)\b/.test(html)) return undefined
  // Figma writes `fill="none"` there, which applies to every shape.
  const look = root.match(/ (?:color|opacity|clip-rule|(?:fill|stroke)[\w-]*)="[^"]*"/g)?.join('')
  return { viewBox, html: look === undefined ? html : `<g${look}>${html}</g>` }
}

/** Removes HTML, which Figma uses for blurred backgrounds, and what programs keep in namespaces, which pages don't declare. */
const removeForeign: CustomPlugin = {
  name: 'removeForeign',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (/^foreignObject$|:/.test(node.name)) parent.children = parent.children.filter((child) => child !== node)
        for (const name of Object.keys(node.attributes))
          if (/^(?!xml:|xmlns|xlink:).*:/.test(name)) delete node.attributes[name]
      },
    },
  }),
}

/** Figma writes the type of a mask as a style. Without it, the darker a mask, the less it would show. */
const keepMaskType: CustomPlugin = {
  name: 'keepMaskType',
  fn: () => ({
    element: {
      enter({ attributes }) {
        const [, type] = /(?:^|;)\s*mask-type\s*:\s*(alpha|luminance)/.exec(attributes['style'] ?? '') ?? []
        if (type !== undefined) attributes['mask-type'] = type
      },
    },
  }),
}

const options: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    keepMaskType,
    // Several shapes may share a style, such as Illustrator's `.cls-1`.
    { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
    // Blocked by the pages' content security policy.
    'removeScripts',
    'convertStyleToAttrs',
    { name: 'removeAttrs', params: { attrs: 'style' } },
    'removeStyleElement',
    removeForeign,
    // Social cards have no such namespace.
    'removeXlink',
    'removeDimensions',
    // Its IDs share a document with the page's.
    { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
  ],
}

async function tidyLogo(svg: Uint8Array): Promise<Uint8Array | undefined> {
  const { optimize } = await import('svgo')
  try {
    const { data } = optimize(Buffer.from(svg).toString(), options)
    return Buffer.from(data)
  } catch {
    return undefined
  }
}
