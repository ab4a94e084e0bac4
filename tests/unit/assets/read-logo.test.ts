import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { readLogo } from '../../../generator/assets/read-logo.ts'

const read = (svg: string) => readLogo(Buffer.from(svg), noCache)

test('a logo keeps its shapes, without scripts, styles, external links or ids of its own', async () => {
  const logo = await read(`<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 24 24" onload="alert(1)">
      <style>.a { fill: #123456 }</style>
      <defs><linearGradient id="shade"><stop offset="0" stop-color="#fff"/><stop offset="1"/></linearGradient></defs>
      <script>alert(1)</script>
      <path class="a" d="M0 0h24v24H0z" onclick="alert(1)" inkscape:label="x"/>
      <circle cx="12" cy="12" r="6" fill="url(#shade)" style="stroke: red"/>
    </svg>`)
  expect(logo?.viewBox).toBe('0 0 24 24')
  expect(logo?.html).toMatch(/id="logo-\w+"/)
  expect(logo?.html).toContain('#123456')
  expect(logo?.html).not.toMatch(/script|alert|style|on\w+=|inkscape|id="shade"/)
})

test('what drawing programs write and pages block is removed, and references to shapes are kept', async () => {
  const logo =
    await read(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
      <defs><path id="leaf" d="M0 0h4v4z"/></defs>
      <foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter: blur(2px)"/></foreignObject>
      <use xlink:href="#leaf" style="mix-blend-mode: multiply"/><use xlink:href="#leaf" x="4"/>
    </svg>`)
  expect(logo?.html).toContain('href="#logo-')
  expect(logo?.html).not.toMatch(/foreignObject|div|style|xlink/)
})

test('shapes that share a style all keep it', async () => {
  const logo = await read(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <style>.cls-1 { fill: #e30613 } .cls-1, .cls-2 { stroke: #00f } .cls-3 { opacity: .5 }</style>
      <path class="cls-1" d="M0 0h4v4z"/><circle class="cls-2" r="2"/><path class="cls-1 cls-3" d="M5 5h4v4z"/>
    </svg>`)
  expect(logo?.html.match(/fill="#e30613"/g)).toHaveLength(2)
  expect(logo?.html.match(/stroke="#00f"/g)).toHaveLength(3)
  expect(logo?.html).toContain('opacity=".5"')
})

test('a mask keeps its type, which decides whether a black one shows or hides', async () => {
  const logo = await read(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <mask id="a" style="mask-type:alpha"><path d="M0 0h4v9z"/></mask><g mask="url(#a)"><path d="M0 0h9v9z"/></g>
    </svg>`)
  expect(logo?.html).toContain('mask-type="alpha"')
  expect(logo?.html).not.toContain('style')
})

test('what applies to the whole drawing stays, and namespaces go', async () => {
  const logo = await read(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:own="http://own.example" viewBox="0 0 9 9" fill="none" clip-rule="evenodd"><g own:name="a"><path d="M0 9l4-9 5 9" stroke="#0b5a78" own:b="c"/><own:d/></g></svg>',
  )
  expect(logo?.viewBox).toBe('0 0 9 9')
  expect(logo?.html).toMatch(/^<g fill="none" clip-rule="evenodd">[^:]*<\/g>$/)
})

test('an SVG with only a size gets a viewBox of that size', async () => {
  const logo = await read(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path d="M0 0h64v32z"/></svg>',
  )
  expect(logo?.viewBox).toBe('0 0 64 32')
})

test.each(['xlink:href="data:image/png;base64,iVBORw0KGgo="', 'href="https://a.example/logo.png"'])(
  'a photo in an SVG is not a logo: %s',
  async (source) => {
    const image = `<image width="9" height="9" ${source}/>`
    const attributes = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"'
    expect(await read(`<svg ${attributes}>${image}<path d="M0 0h9v9z"/></svg>`)).toBeUndefined()
  },
)

test.each(['', 'not a drawing', '<svg', '<html></html>'])('%j is not a logo', async (svg) => {
  expect(await read(svg)).toBeUndefined()
})
