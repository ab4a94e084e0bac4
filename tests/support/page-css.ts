import { noCache } from '../../generator/assets/cache/asset-cache.ts'
import { bundleSheets } from '../../generator/assets/bundles/build-styles.ts'
import { entryPoints } from '../../generator/cli/project.ts'

/** The style sheets that only some pages carry, which policies name whether or not there are any. */
export async function readPageCss(): Promise<readonly string[]> {
  const { styles, lateStyles, extraStyles } = entryPoints
  const { extraCss } = await bundleSheets({ entries: [styles, lateStyles, extraStyles], cache: noCache })
  return [extraCss.notices, extraCss.texts]
}
