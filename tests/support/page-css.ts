import { bundleSite } from '../../generator/assets/bundles/bundle-site.ts'
import { addCityLights } from '../../templates/sections/areas/city-lights.ts'
import { readOrdered } from './content.ts'
import { sharedCaches } from './shared-caches.ts'

/** The style sheets that only some pages have. Policies list them even if no page does. */
export async function readPageCss(cities = readOrdered('areas').length): Promise<readonly string[]> {
  const { sheets } = await bundleSite({ mode: 'production', cache: sharedCaches.cache })
  return addCityLights(sheets.parts, cities).sheets
}
