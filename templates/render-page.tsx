import { renderToString } from 'react-dom/server'
import { Page } from './Page.tsx'
import { createFrames, type PageFrame } from './page-frame.tsx'
import type { PageParts } from './page-parts.ts'
import type { PageProps } from './page-props.ts'
import type { AssetProps } from './props.ts'
import { markedStyle, partMarkers } from './part-markers.ts'
import { listIcons, renderSprite } from './sprite.ts'

/** The whole document of a page, doctype included. */
export const renderPage = createPageRenderer()

/**
 * React renders what is a page's own, with markers in place of what pages share: that is two thirds of a document and takes most
 * of the time.
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
 * The loader reads the page, so it comes after all of it; nothing on the first screen waits for it. React would put a
 * script that is `async` into the head.
 */
function renderLoader({ loader }: AssetProps): string {
  return `<script type="module" src="${loader}" async fetchpriority="low"></script>`
}

/** Puts the shared parts where their markers are, and the icons that the page turned out to use. */
function putIn(markup: string, { styleOf, header, footer }: PageFrame, assets: AssetProps): PageParts {
  const [head, body] = cut(markup, markup.indexOf(partMarkers.style), partMarkers.style)
  const [top, below] = cut(body, body.indexOf(partMarkers.header), partMarkers.header)
  // The page's own HTML comes before these: only after it are they surely the markers.
  const [main, rest] = cut(below, below.lastIndexOf(partMarkers.footer), partMarkers.footer)
  const [bottom, end] = cut(rest, rest.lastIndexOf(partMarkers.sprite), partMarkers.sprite)
  const sprite = renderSprite([...listIcons(top), ...header.icons, ...listIcons(main), ...footer.icons])
  const closed = end.replace('</body>', () => `${renderLoader(assets)}</body>`)
  const style = styleOf(top + main + bottom)
  return [`<!doctype html>${head}`, style, top, header.markup, main, footer.markup, `${bottom}${sprite}${closed}\n`]
}

/** What is before a marker, and what is after it. */
function cut(markup: string, place: number, marker: string): readonly [string, string] {
  return [markup.slice(0, place), markup.slice(place + marker.length)]
}
