import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { findMenuPlace } from '../menu-place.ts'
import type { PageProps } from '../page-props.ts'
import type { AssetProps, SiteProps } from '../props.ts'
import { SiteEnd } from '../sections/frame/SiteEnd.tsx'
import { SiteHeader } from '../sections/frame/SiteHeader.tsx'
import { createStyles } from './page-styles.tsx'
import { listIcons } from './sprite.ts'

/** Markup that a page shares with others. */
export interface PageFrame {
  /** The style elements for a page with this markup. */
  readonly styleOf: (markup: string) => string
  readonly header: FramePart
  readonly footer: FramePart
}

interface FramePart {
  readonly markup: string
  readonly icons: readonly string[]
}

type SharedProps = Pick<PageProps, 'path' | 'site' | 'assets'>

/** Renders shared parts once per distinct props object. */
export function createFrames(): (page: SharedProps) => PageFrame {
  const stylesOf = rememberIn(new WeakMap<AssetProps, (markup: string) => string>(), createStyles)
  const partsOf = rememberIn(new WeakMap<SiteProps, SiteParts>(), createSiteParts)
  return ({ path, site, assets }) => {
    const { footerOf, headerOf } = partsOf(site)
    return { styleOf: stylesOf(assets), header: headerOf(path), footer: footerOf(path) }
  }
}

interface SiteParts {
  readonly footerOf: (path: string) => FramePart
  readonly headerOf: (path: string) => FramePart
}

function createSiteParts(site: SiteProps): SiteParts {
  const linked = new Set([...site.services, ...site.areas].map(({ href }) => href))
  const headerAt = rememberIn(new Map<string, FramePart>(), (place) =>
    renderPart(<SiteHeader path={place} site={site} />),
  )
  const footerAt = rememberIn(new Map<boolean, FramePart>(), (hasBar) =>
    renderPart(<SiteEnd site={site} hasBar={hasBar} />),
  )
  return {
    // On the contact page, the bar would link to its own page and cover the form.
    footerOf: (path) => footerAt(path !== '/contact'),
    headerOf: (path) => headerAt(findMenuPlace(path, linked)),
  }
}

function renderPart(part: ReactElement): FramePart {
  const markup = renderToString(part)
  return { markup, icons: listIcons(markup) }
}

/** Memoizes a function in the given map. */
function rememberIn<Key, Value>(
  kept: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  make: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
