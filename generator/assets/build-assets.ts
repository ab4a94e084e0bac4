import { iconShapes } from '../../templates/components/media/icon-shapes.ts'
import { addCityLights } from '../../templates/sections/areas/city-lights.ts'
import { listImages } from '../schema/list-images.ts'
import { feedPath, topFiles } from '../schema/paths.ts'
import { findDirection, isEnglish } from '../schema/site/locale.ts'
import type { Outcome } from '../shared/diagnostics/diagnostic.ts'
import { shareSite, type Site } from '../render/model/site.ts'
import { defaultIcon, listPages } from '../render/cards.ts'
import { formatManifest } from '../render/derived/manifest.ts'
import type { Assets } from './assets.ts'
import { hashContent } from '../shared/hash-content.ts'
import { buildIcons } from './build-icons.ts'
import { buildPictures, type PictureOptions } from './pictures/build-pictures.ts'
import type { SiteBundles } from './bundles/bundle-site.ts'
import { type Colors, cutStyles, pickColor, type Sheets } from './bundles/styles.ts'
import { cutFont } from './font/cut-font.ts'
import { countLetters } from '../../templates/count-letters.ts'
import { drawGround } from '../render/map/draw-ground.ts'
import { layOutMap, nameMap } from '../render/map/build-map.ts'
import { formatLicenses } from './licenses.ts'
import { listCharacters } from './font/list-characters.ts'
import { notMemoized } from '../shared/cache/memo-cache.ts'
import { openLogo } from './open-logo.ts'
import { pickCardColors } from './social-cards/social-card.ts'

interface AssetOptions extends PictureOptions {
  readonly bundles: Promise<SiteBundles>
}

/** Color of the browser UI around the page. Matches the header. */
const themeColor = '#ffffff'

/** Builds the style sheet, the icons and every image that the site uses, and adds the scripts. */
export async function buildAssets(site: Site, options: AssetOptions): Promise<Outcome<Assets | undefined>> {
  const { tagId, consent } = site.config.analytics ?? {}
  const { cache, memoize = notMemoized } = options
  const characters = listCharacters([shareSite(site), site.characters])
  const { named, inTexts } = listPictures(site)
  const [{ sheets, ...scripts }, styles, { logo, icons, ...opened }, built] = await Promise.all([
    options.bundles,
    options.bundles.then(({ sheets: whole }) =>
      cutStyles(whole.css + pickAddedStyles(site, whole, characters), whole.fonts, (font) =>
        cutFont(font, characters, cache),
      ),
    ),
    memoize('icons', '', () => buildSiteIcons(options)),
    buildPictures([...named, ...inTexts].toSorted(), options, inTexts),
  ])
  const diagnostics = [...built.diagnostics, ...opened.diagnostics]
  if (!built.value || !logo || !icons) return { value: undefined, diagnostics }
  const layout = memoize('map layout', nameMap(site), () => layOutMap(site))
  const map = drawGround(site.geography, layout, (name) => pickColor(sheets.colors, name))
  const ground = { path: `assets/map-${hashContent(map)}.svg`, content: map }
  const menuIcons = buildMenuIcons(site, sheets.colors)
  const manifest = formatManifest(site, icons.manifest, themeColor)
  const notices = site.notices.length > 0 ? scripts.notices : undefined
  // Sites without an analytics tag carry none of its script.
  const analytics = tagId === undefined ? undefined : { ...scripts.analytics, tagId, asks: consent !== 'none' }
  const client = [scripts.client, notices, analytics].flatMap((script) => script ?? [])
  return {
    value: {
      shared: {
        css: styles.css,
        parts: addCityLights(sheets.parts, site.areas.length),
        fonts: styles.fonts,
        loader: scripts.client.address,
        notices: notices?.address,
        analytics: analytics && { script: analytics.address, tagId: analytics.tagId, asks: analytics.asks },
        icons: { svg: icons.svg, apple: icons.apple },
        manifest: topFiles.manifest,
        feed: feedPath,
        themeColor,
      },
      logo: logo.inPages,
      map: { ground: `/${ground.path}`, layout },
      menuIconOf: menuIcons.address,
      cardLook: {
        fonts: sheets.fonts.map(({ content }) => content),
        colors: pickCardColors(sheets.colors),
        logo: logo.onCards,
        company: site.company,
      },
      pictures: built.value.pictures,
      outputs: [
        ...styles.outputs,
        ...client.flatMap(({ outputs }) => outputs),
        ...logo.outputs,
        ...icons.outputs,
        ground,
        ...menuIcons.outputs,
        ...built.value.outputs,
        { path: topFiles.manifest.slice(1), content: manifest },
        {
          path: topFiles.licenses.slice(1),
          content: formatLicenses([...sheets.packages, ...client.flatMap(({ packages }) => packages)]),
        },
      ],
    },
    diagnostics,
  }
}

/** Styles that only some sites add to the shared style sheet. */
function pickAddedStyles(site: Site, sheets: Sheets, characters: string): string {
  const { config, locale } = site
  // Its `unicode-range`, such as `U+100-130`, as a pattern.
  const ranges = sheets.moreLettersCss
    .match(/U\+[\dA-F-]+/g)
    ?.join('')
    .replaceAll(/(?:U\+)?([\dA-F]+)/g, '\\u{$1}')
  const hasMoreLetters = new RegExp(`[${ranges}]`, 'u').test(characters)
  const added = [
    (listPages(site, 'header').length > 0 || isLongMenu(site)) && sheets.headerPagesCss,
    // Two columns have room for 12 services, which have two lines, for 14 cities below the link to all of them, or for 16 pages.
    (site.services.length > 12 || site.areas.length > 14 || listPages(site, 'header').length > 16) &&
      sheets.longMenuCss,
    (site.services.length === 1 || site.posts.length === 1 || site.posts.length === 2) && sheets.singleCardCss,
    config.analytics?.tagId !== undefined && sheets.consentCss,
    hasMoreLetters && sheets.moreLettersCss,
    !isEnglish(locale.language) && sheets.hyphensCss,
    findDirection(locale.language) && sheets.rightToLeftCss,
  ]
  return added.filter(Boolean).join('')
}

/** Whether the header's own texts take more room than a bar as wide as the page has: about 100 letters, and German ones take 120. */
function isLongMenu({ config: { company }, texts }: Site): boolean {
  const { home, about, services, areas, blog, faq, contact, quote } = texts.site.menu
  const labels = [company.name, company.phone, home, about, services, areas, blog, faq, contact, quote]
  return countLetters(labels.join('')) > 100
}

/** Every image that the content names, once: set in a field, or only used in Markdown text. */
function listPictures(site: Site): Readonly<Record<'named' | 'inTexts', ReadonlySet<string>>> {
  const { texts, services, areas, posts, pages, team, testimonials, questions, aboutStory, privacy } = site
  // Images in their Markdown aren't named.
  const withoutTexts = [...areas, ...pages].map(({ rendered: _rendered, ...data }) => data)
  const images = listImages([texts, services, withoutTexts, team, testimonials])
  const rendered = [...[...areas, ...pages, ...questions, privacy].map((part) => part.rendered), aboutStory]
  const [named, inTexts] = [new Set<string>(), new Set<string>()]
  for (const { image } of [...images, ...posts]) named.add(image)
  for (const { pictures } of [...rendered, ...posts])
    for (const { image } of pictures) if (!named.has(image)) inTexts.add(image)
  return { named, inTexts }
}

async function buildSiteIcons(options: AssetOptions) {
  const { value: logo, diagnostics } = await openLogo(options)
  return { logo, icons: logo && (await buildIcons(logo.drawing, options.cache)), diagnostics }
}

/**
 * The service icons as image files. Inlined in the sprite, they would add 0.4 KB to every document; as files, they are fetched
 * when the menu opens. Sharing one hash makes the addresses compress better.
 */
function buildMenuIcons({ services }: Site, colors: Colors) {
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
