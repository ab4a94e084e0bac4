import { join } from 'node:path'
import { addCityLights } from '../../templates/sections/areas/city-lights.ts'
import { iconImage, listImages } from '../schema/list-images.ts'
import type { Outcome } from '../shared/diagnostics/diagnostic.ts'
import { shareSite, type Site } from '../render/model/site.ts'
import { formatManifest } from '../render/derived/manifest.ts'
import type { Assets } from './assets.ts'
import { buildIcons } from './build-icons.ts'
import { buildPictures, type PictureOptions } from './pictures/build-pictures.ts'
import { buildClient, buildNoticeScript, type ClientOptions } from './bundles/build-client.ts'
import { cutStyles, type Sheets, type StyleEntries } from './bundles/build-styles.ts'
import type { AssetCache } from './cache/asset-cache.ts'
import { cutFont } from './font/cut-font.ts'
import { layOutMap, nameMap } from '../render/map/build-map.ts'
import { formatLicenses, licensesFile } from './licenses.ts'
import { listCharacters } from './font/list-characters.ts'
import { noMemory } from '../shared/memory.ts'
import { unreadable } from './pictures/picture-diagnostics.ts'
import { readLogo } from './read-logo.ts'
import { buildMapGround, buildMenuIcons } from './build-drawings.ts'
import { pickCardColors } from './social-cards/social-card.ts'

/** Absolute paths of the bundler's entry points. */
export interface EntryPoints extends StyleEntries {
  readonly loader: string
  readonly notices: string
  readonly analytics: string
}

interface AssetOptions extends PictureOptions {
  readonly sheets: Promise<Sheets>
  /** Cache for the scripts. */
  readonly bundles: AssetCache
  readonly entries: EntryPoints
  readonly mode: ClientOptions['mode']
}

/** Color of the browser UI around the page. Matches the header. */
const themeColor = '#ffffff'

/** Builds the style sheet, the client scripts, the icons and every image that the site uses. */
export async function buildAssets(site: Site, options: AssetOptions): Promise<Outcome<Assets | undefined>> {
  const { tagId, consent } = site.config.analytics ?? {}
  const { sheets: wholeSheets, bundles, entries, mode, cache, remember = noMemory } = options
  const characters = listCharacters([shareSite(site), site.characters])
  const { named, inTexts } = listPictures(site)
  // Sites without an analytics tag carry none of its script.
  const scripts = { entries: [entries.loader, ...(tagId === undefined ? [] : [entries.analytics])], mode }
  const [sheets, styles, client, noticeScript, icons, built] = await Promise.all([
    wholeSheets,
    wholeSheets.then((whole) =>
      cutStyles(whole, pickAddedStyles(site, whole), (font) => cutFont(font, characters, cache)),
    ),
    remember('client', JSON.stringify(scripts), () => buildClient({ ...scripts, cache: bundles })),
    site.notices.length > 0 ? buildNoticeScript(entries.notices, { cache: bundles }) : undefined,
    remember('icons', '', () => buildSiteIcons(options)),
    buildPictures([...named, ...inTexts].toSorted(), options, inTexts),
  ])
  const iconFile = `${options.reportedFolder}/${iconImage}`
  const diagnostics = [...built.diagnostics, ...(icons ? [] : [{ ...unreadable, file: iconFile }])]
  if (!built.value || !icons) return { value: undefined, diagnostics }
  const layout = remember('map layout', nameMap(site), () => layOutMap(site))
  const ground = buildMapGround(site, layout, sheets.colors)
  const menuIcons = buildMenuIcons(site, sheets.colors)
  const manifest = formatManifest(site, icons.manifest, themeColor)
  return {
    value: {
      shared: {
        css: styles.css,
        parts: addCityLights(sheets.parts, site.areas.length),
        font: styles.font,
        loader: client.scripts[0] ?? '',
        notices: noticeScript && `/${noticeScript.path}`,
        analytics:
          tagId === undefined ? undefined : { script: client.scripts[1] ?? '', tagId, asks: consent !== 'none' },
        icons: { svg: icons.svg, apple: icons.apple },
        manifest: '/site.webmanifest',
        feed: '/feed.xml',
        themeColor,
      },
      logo: icons.logo,
      map: { ground: `/${ground.path}`, layout },
      menuIconOf: menuIcons.address,
      cardLook: {
        font: sheets.font.content,
        colors: pickCardColors(sheets.colors),
        logo: icons.logo,
        company: site.company,
      },
      pictures: built.value.pictures,
      outputs: [
        ...styles.outputs,
        ...client.outputs,
        ...(noticeScript ? [noticeScript] : []),
        ...icons.outputs,
        ground,
        ...menuIcons.outputs,
        ...built.value.outputs,
        { path: 'site.webmanifest', content: manifest },
        { path: licensesFile, content: formatLicenses([...sheets.packages, ...client.packages]) },
      ],
    },
    diagnostics,
  }
}

/** Styles that only some sites add to the shared style sheet. */
function pickAddedStyles({ pages, config }: Site, { headerPagesCss, consentCss }: Sheets): string {
  const hasHeaderPages = pages.some(({ menu }) => menu === 'header')
  return (hasHeaderPages ? headerPagesCss : '') + (config.analytics?.tagId === undefined ? '' : consentCss)
}

/** Every image that the content names, once: set in a field, or only used in Markdown text. */
function listPictures(site: Site): Readonly<Record<'named' | 'inTexts', ReadonlySet<string>>> {
  const { texts, services, areas, posts, pages, team, testimonials, questions, aboutStory, privacy } = site
  const images = listImages([texts, services, areas, pages, team, testimonials])
  const rendered = [...[...areas, ...pages, ...questions, privacy].map((part) => part.rendered), aboutStory]
  const [named, inTexts] = [new Set<string>(), new Set<string>()]
  for (const { image } of [...images, ...posts]) named.add(image)
  for (const { pictures } of [...rendered, ...posts])
    for (const { image } of pictures) if (!named.has(image)) inTexts.add(image)
  return { named, inTexts }
}

async function buildSiteIcons({ files, imagesFolder, cache }: AssetOptions) {
  const svg = await files.read(join(imagesFolder, iconImage))
  const [icons, logo] = svg ? await Promise.all([buildIcons(svg, cache), readLogo(svg, cache)]) : []
  return icons && logo && { ...icons, logo }
}
