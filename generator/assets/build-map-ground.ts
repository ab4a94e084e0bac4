import { layOutMap } from '../render/map/build-map.ts'
import { drawGround } from '../render/map/draw-ground.ts'
import type { Site } from '../render/model/site.ts'
import type { OutputFile } from '../shared/output-file.ts'
import { hashContent } from './hash.ts'
import { type Colors, pickColor } from './bundles/read-colors.ts'

/** The picture under the map of cities, in the colors of the style sheet. */
export function buildMapGround(site: Site, colors: Colors): OutputFile {
  const content = drawGround(site.geography, layOutMap(site), {
    outside: pickColor(colors, '--tile'),
    land: pickColor(colors, '--surface'),
    water: pickColor(colors, '--water'),
    road: pickColor(colors, '--line'),
    circle: pickColor(colors, '--primary'),
    shield: pickColor(colors, '--field'),
  })
  return { path: `assets/map-${hashContent(content)}.svg`, content }
}
