import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'
import { createFrames, type PageFrame } from './page-frame.tsx'
import type { PageParts } from './page-parts.ts'
import type { PageProps } from '../page-props.ts'
import type { AssetProps } from '../props.ts'
import { markedStyle, partMarkers } from './part-markers.ts'
import { listIcons, renderSprite } from './sprite.ts'

/** A page's complete document, including the doctype. */
export const renderPage = createPageRenderer()

/**
 * React only renders a page's own parts, with markers for the shared ones, which make up two thirds of a document and would take
 * most of the time.
 */
function createPageRenderer(): (props: PageProps) => PageParts {
  const frameOf = createFrames()
  return (props) => {
    const markup = renderToString(
      <Page
        page={{ ...props, assets: { ...props.assets, css: markedStyle } }}
        header={<template data-part="header" />}
        footer={<template data-part="footer" />}
      />,
    )
    return putIn(markup, frameOf(props), props.assets)
  }
}

/**
 * The loader reads the whole page, so it goes at the end; nothing on the first screen waits for it. React would hoist an `async`
 * script into the head.
 */
function renderLoader({ loader }: AssetProps): string {
  return `<script type="module" src="${loader}" async fetchpriority="low"></script>`
}

/** Replaces the markers with the shared parts, and adds the icons that the page uses. */
function putIn(markup: string, { styleOf, header, footer }: PageFrame, assets: AssetProps): PageParts {
  const [head, body] = cut(markup, markup.indexOf(partMarkers.style), partMarkers.style)
  const [top, below] = cut(body, body.indexOf(partMarkers.header), partMarkers.header)
  // The page's own HTML comes first and might contain the same text; only after it is a match certain to be the marker.
  const [main, rest] = cut(below, below.lastIndexOf(partMarkers.footer), partMarkers.footer)
  const [bottom, end] = cut(rest, rest.lastIndexOf(partMarkers.sprite), partMarkers.sprite)
  const sprite = renderSprite([...listIcons(top), ...header.icons, ...listIcons(main), ...footer.icons])
  const closed = end.replace('</body>', () => `${renderLoader(assets)}</body>`)
  const style = styleOf(top + main + bottom)
  return [`<!doctype html>${head}`, style, top, header.markup, main, footer.markup, `${bottom}${sprite}${closed}\n`]
}

/** The text before and after a marker. */
function cut(markup: string, place: number, marker: string): readonly [string, string] {
  return [markup.slice(0, place), markup.slice(place + marker.length)]
}
