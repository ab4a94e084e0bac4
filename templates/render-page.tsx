import { renderToString } from 'react-dom/server'
import type { IslandName } from '../client/islands/registry.ts'
import { type IconName, iconNames } from '../client/ui/icons.ts'
import { iconShapes } from './components/icon-shapes.ts'
import { Page } from './Page.tsx'
import type { PageProps } from './page-props.ts'
import { spriteMarker } from './sprite-marker.ts'

/** Icons that an island shows only after it became interactive. */
const lateIcons: Readonly<Record<IslandName, readonly IconName[]>> = {
  'site-menu': [],
  'quote-form': ['circle-alert', 'circle-check', 'info', 'loader-circle', 'x'],
  'blog-search': ['arrow-right', 'x'],
}

/** The whole document of a page as text, doctype included. */
export function renderPage(props: PageProps): string {
  const markup = renderToString(<Page {...props} />)
  const end = markup.lastIndexOf(spriteMarker)
  const after = markup.slice(end + spriteMarker.length).replace('</body>', () => `${renderLoader(props)}</body>`)
  return `<!doctype html>${markup.slice(0, end)}${renderSprite(markup)}${after}\n`
}

/**
 * The loader reads the page, so it stands behind all of it; nothing on the first screen waits for it. React would put a
 * script that is `async` into the head.
 */
function renderLoader({ assets }: PageProps): string {
  return `<script type="module" src="${assets.loader}" async fetchpriority="low"></script>`
}

/** The symbols of the icons that the markup uses, each once. */
function renderSprite(markup: string): string {
  const used = new Set<string>()
  for (const match of markup.matchAll(/href="#icon-([a-z-]+)"/g)) used.add(match[1] ?? '')
  for (const match of markup.matchAll(/data-island="([a-z-]+)"/g)) {
    for (const name of lateIcons[match[1] as IslandName] ?? []) used.add(name)
  }
  return iconNames
    .filter((name) => used.has(name))
    .map((name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${iconShapes[name]}</symbol>`)
    .join('')
}
