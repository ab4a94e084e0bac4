import { iconShapes } from '../../templates/components/media/icon-shapes.ts'
import { defaultIcon } from '../render/cards.ts'
import { drawGround, type Layout } from '../render/map/draw-ground.ts'
import type { Site } from '../render/model/site.ts'
import type { OutputFile } from '../shared/output-file.ts'
import { hashContent } from './hash.ts'
import { type Colors, pickColor } from './bundles/styles.ts'

/**
 * The service icons as image files. Inlined in the sprite, they would add 0.4 KB to every document; as files, they are fetched
 * when the menu opens. Sharing one hash makes the addresses compress better.
 */
export function buildMenuIcons({ services }: Site, colors: Colors) {
  const look = `fill="none" stroke="${pickColor(colors, '--primary')}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  const names = [...new Set(services.map(({ icon = defaultIcon }) => icon))]
  const drawings = names.map((name) => ({
    name,
    content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" ${look}>${iconShapes[name]}</svg>\n`,
  }))
  const hash = hashContent(drawings.map(({ content }) => content).join(''))
  const nameFile = (icon: string) => `assets/${icon}-${hash}.svg`
  return {
    address: (icon: string) => `/${nameFile(icon)}`,
    outputs: drawings.map(({ name, content }) => ({ path: nameFile(name), content })),
  }
}

/** The map's background image, in the style sheet's colors. */
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
