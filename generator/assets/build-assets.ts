import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { iconImage, listImages } from '../content/list-images.ts'
import type { Outcome } from '../diagnostics/diagnostic.ts'
import type { Files } from '../fs/files.ts'
import type { Site } from '../model/site.ts'
import { formatManifest } from '../output/manifest.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { AssetCache } from './asset-cache.ts'
import type { Assets, PictureAsset } from './assets.ts'
import { buildClient, type ClientOptions } from './build-client.ts'
import { buildIcons } from './build-icons.ts'
import { buildPicture } from './build-picture.ts'
import { buildStyles } from './build-styles.ts'
import { describeUnreadable } from './check-pictures.ts'
import { forEachLimited } from './for-each-limited.ts'

export interface AssetOptions {
  readonly files: Files
  readonly cache: AssetCache
  /** Absolute. */
  readonly imagesFolder: string
  /** As reports name it. */
  readonly reportedFolder: string
  readonly entries: EntryPoints
  readonly mode: ClientOptions['mode']
  /** Called after each picture. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Absolute paths of what the bundler starts from. */
export interface EntryPoints {
  readonly styles: string
  readonly loader: string
  readonly analytics: string
}

/** The colour of the browser's own bars around the page: the header's. */
const themeColor = '#ffffff'

/** Makes the style sheet, the client, the icons and every picture that the site uses. */
export async function buildAssets(site: Site, options: AssetOptions): Promise<Outcome<Assets | undefined>> {
  const { tagId } = site.config.analytics ?? {}
  const [styles, client, icons, built] = await Promise.all([
    buildStyles(options.entries.styles),
    buildClient({ entries: listScripts(options.entries, tagId), mode: options.mode }),
    buildSiteIcons(options),
    buildPictures(listPictures(site), options),
  ])
  const diagnostics = [...built.diagnostics, ...(icons ? [] : [describeUnreadable(iconImage, options.reportedFolder)])]
  if (!built.value || !icons) return { value: undefined, diagnostics }
  const manifest = formatManifest(site.config, icons.manifest, themeColor)
  return {
    value: {
      shared: {
        css: styles.css,
        font: styles.font,
        loader: client.scripts[0] ?? '',
        analytics: tagId === undefined ? undefined : { script: client.scripts[1] ?? '', tagId },
        icons: { svg: icons.svg, apple: icons.apple },
        manifest: '/site.webmanifest',
        feed: '/feed.xml',
        themeColor,
      },
      pictures: built.value.pictures,
      outputs: [
        ...styles.outputs,
        ...client.outputs,
        ...icons.outputs,
        ...built.value.outputs,
        { path: 'site.webmanifest', content: manifest },
      ],
    },
    diagnostics,
  }
}

/** The tag's script is made only where a tag is configured, so that other sites carry nothing of it. */
function listScripts({ loader, analytics }: EntryPoints, tagId: string | undefined): string[] {
  return tagId === undefined ? [loader] : [loader, analytics]
}

/** Every picture that the content names, once, sorted. */
function listPictures({ texts, services, areas, posts, testimonials }: Site): string[] {
  const images = listImages([texts, services, areas, posts, testimonials])
  return [...new Set(images.map(({ image }) => image))].toSorted()
}

async function buildSiteIcons({ files, imagesFolder, cache }: AssetOptions) {
  const svg = await files.read(join(imagesFolder, iconImage))
  return svg && buildIcons(svg, cache).catch(() => undefined)
}

interface BuiltPictures {
  readonly pictures: Map<string, PictureAsset>
  readonly outputs: OutputFile[]
}

async function buildPictures(
  names: readonly string[],
  options: AssetOptions,
): Promise<Outcome<BuiltPictures | undefined>> {
  const pictures = new Map<string, PictureAsset>()
  const outputs: OutputFile[] = []
  const broken: string[] = []
  let done = 0
  await forEachLimited(names, availableParallelism(), async (name) => {
    const bytes = await options.files.read(join(options.imagesFolder, name))
    const built = bytes && (await buildPicture(name, bytes, options.cache).catch(() => undefined))
    if (built) {
      pictures.set(name, built.picture)
      outputs.push(...built.outputs)
    } else broken.push(name)
    done += 1
    options.onProgress?.(done, names.length)
  })
  const diagnostics = broken.toSorted().map((name) => describeUnreadable(name, options.reportedFolder))
  return { value: broken.length > 0 ? undefined : { pictures, outputs }, diagnostics }
}
