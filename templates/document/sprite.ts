import type { IslandName } from '../../client/islands/registry.ts'
import { type IconName, iconNames } from '../../client/ui/icons.ts'
import { iconShapes } from '../components/media/icon-shapes.ts'
import { listValues } from './list-values.ts'

/** Icons that an island only shows once hydrated. */
const lateIcons: Readonly<Record<IslandName, readonly IconName[]>> = {
  'site-menu': [],
  'quote-form': ['circle-alert', 'circle-check', 'loader-circle', 'x'],
  'blog-search': ['arrow-right', 'x'],
  divider: [],
}

/** The icons that the markup uses, possibly with duplicates. */
export function listIcons(markup: string): readonly string[] {
  // A short search string is fastest; a false match costs one symbol at most.
  const icons = listValues(markup, '#icon-')
  const islands = listValues(markup, 'data-island="')
  return [...icons, ...islands.flatMap((name) => lateIcons[name as IslandName] ?? [])]
}

/** The icons' symbols, without duplicates. */
export function renderSprite(icons: Iterable<string>): string {
  const used = new Set(icons)
  return iconNames
    .filter((name) => used.has(name))
    .map((name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${iconShapes[name]}</symbol>`)
    .join('')
}
