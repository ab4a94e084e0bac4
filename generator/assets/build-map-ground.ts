import { drawGround, type Layout } from '../render/map/draw-ground.ts'
import type { Site } from '../render/model/site.ts'
import type { OutputFile } from '../shared/output-file.ts'
import { hashContent } from './hash.ts'
import { type Colors, pickColor } from './bundles/read-colors.ts'

/** The picture under the map of cities, in the colors of the style sheet. */
export function buildMapGround({ geography }: Site, layout: Layout, colors: Colors): OutputFile {
  const content = drawGround(geography, layout, {
    outside: pickColor(colors, '--tile'),
    land: pickColor(colors, '--surface'),
    water: pickColor(colors, '--water'),
    road: pickColor(colors, '--line'),
    circle: pickColor(colors, '--primary'),
    shield: pickColor(colors, '--field'),
  })
  return { path: `assets/map-${hashContent(content)}.svg`, content }
}
