import type { IslandName } from '../client/islands/registry.ts'
import { type IconName, iconNames } from '../client/ui/icons.ts'
import { iconShapes } from './components/media/icon-shapes.ts'

/** Icons that an island shows only after it became interactive. */
const lateIcons: Readonly<Record<IslandName, readonly IconName[]>> = {
  'site-menu': [],
  'quote-form': ['circle-alert', 'circle-check', 'info', 'loader-circle', 'x'],
  'blog-search': ['arrow-right', 'x'],
  divider: [],
}

/** Names of the icons that the markup uses, some of them several times. */
export function listIcons(markup: string): readonly string[] {
  // Short, since that is found fastest; a mention that is no link would cost a symbol at most.
  const icons = listValues(markup, '#icon-')
  const islands = listValues(markup, 'data-island="')
  return [...icons, ...islands.flatMap((name) => lateIcons[name as IslandName] ?? [])]
}

/** The symbols of the icons, each once. */
export function renderSprite(icons: Iterable<string>): string {
  const used = new Set(icons)
  return iconNames
    .filter((name) => used.has(name))
    .map((name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${iconShapes[name]}</symbol>`)
    .join('')
}

/** What is between `start` and the next quotation mark, wherever `start` is. */
function listValues(markup: string, start: string): string[] {
  const [, ...rest] = markup.split(start)
  return rest.map((text) => text.slice(0, text.indexOf('"')))
}
