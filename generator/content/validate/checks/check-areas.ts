import { measureDistance, type Point } from '../../../shared/distance.ts'
import { groupBy } from '../../../shared/group-by.ts'
import { findClosest } from '../../../shared/find-closest.ts'
import { chooseConfigSchema, configSchema, type SiteConfig } from '../../../schema/site/config.ts'
import type { Entries } from '../entry.ts'
import type { References } from './references.ts'

/** Meters from the company within which a city is plausible. */
export const plausible = 1_000_000

/** Meters. A city beyond them makes the map so small that the others are one dot. */
const farOff = plausible / 2

/**
 * Reports distant cities that would be near the company with a sign flipped, a decimal point moved, or latitude and longitude
 * swapped, and warns about others far off, and about two in the same place, as in a copied file.
 */
export function checkCoordinates({ config, collections, reportIn }: References): void {
  if (!config) return
  const { geo } = config.company
  // It's the company that is far away, which `checkGeo` reports once.
  if (findMistypedCompany(collections.areas, config).length > 0) return
  // If all are far off, `checkGeo` reports it once.
  // A company that serves a whole state has cities that are as far away.
  const isFar = (point: Point) => measureDistance(geo, point) > Math.max(farOff, 2 * geo.radius)
  const isAnyNear = collections.areas.some(({ data }) => !isFar(data))
  for (const { file, data } of collections.areas) {
    const mistyped = findMistyped(data, geo)
    for (const { key, message, hint } of mistyped) reportIn(file).error('content/out-of-range', [key], message, hint)
    if (mistyped.length > 0 || !isAnyNear || !isFar(data)) continue
    const message = `${data.city} is ${Math.round(measureDistance(geo, data) / 1000)} km from the company, so maps show the other cities very small.`
    const hint = 'correct `latitude` or `longitude`; if both are right, leave them as they are.'
    reportIn(file).warn('content/out-of-range', ['latitude'], message, hint)
  }
  const places = groupBy(collections.areas, ({ data }) => `${data.latitude} ${data.longitude}`)
  for (const [first, ...others] of places.values()) {
    for (const { file, data } of others) {
      // A city that is there twice is an error of its own.
      if (data.city === first?.data.city) continue
      const message = `${data.city} and ${first?.data.city} have the same coordinates, so maps show them in one place.`
      const other = first && { file: first.file, path: ['latitude'] }
      reportIn(file, other).warn('content/duplicate', ['latitude'], message, `write those of ${data.city}.`)
    }
  }
}

/**
 * What is wrong with the company's coordinates, if others would be near all cities. One city may be wrong itself, and in the US,
 * the configuration's schema accepts only American coordinates.
 */
export function findMistypedCompany(areas: Entries['collections']['areas'], config: SiteConfig) {
  const { geo } = config.company
  const [first, second] = areas
  if (!first || !second || chooseConfigSchema(config) === configSchema) return []
  const isNearAll = (point: Point) => areas.every(({ data }) => measureDistance(point, data) < plausible)
  return readOtherwise(geo).some(isNearAll) ? findMistyped(geo, first.data, `${first.data.city}'s`) : []
}

/** What is wrong with the coordinates of a city far from the company at `geo`, or outside its radius, if others were meant. */
export function findMistyped(point: Point, geo: Point & { readonly radius?: number }, owner = "the company's") {
  const { radius = 0 } = geo
  const isNear = (other: Point) => measureDistance(geo, other) < plausible
  // Near Greenwich or the equator, a flipped sign moves a place only a little.
  const isOutside = radius > 0 && measureDistance(geo, point) > 2 * radius
  const most = isNear(point) ? radius : plausible
  const isMistyped = isOutside || !isNear(point)
  const meant = isMistyped
    ? readOtherwise(point, isNear(point)).find((other) => measureDistance(geo, other) < most)
    : undefined
  return (['latitude', 'longitude'] as const).flatMap((key) => {
    if (!meant || meant[key] === point[key]) return []
    const message = `\`${key}\` is ${point[key]}, but ${owner} is ${geo[key]}.`
    const isSwapped = meant.latitude === point.longitude
    const hint = `${isSwapped ? 'latitude and longitude are swapped: ' : ''}write \`${key}: ${meant[key]}\`.`
    return [{ key, message, hint }]
  })
}

/** Coordinates the author may have meant, most likely first. A decimal point is only moved if the place isn't plausible. */
function readOtherwise({ latitude, longitude }: Point, isPlausible = false): Point[] {
  const turned = [[latitude, longitude] as const, [longitude, latitude] as const].flatMap(([north, east]) => [
    { latitude: north, longitude: east },
    { latitude: north, longitude: -east },
    { latitude: -north, longitude: east },
    { latitude: -north, longitude: -east },
  ])
  if (isPlausible) return turned
  const moved = [0.1, 10].flatMap((factor) => [
    { latitude: scale(latitude, factor), longitude },
    { latitude, longitude: scale(longitude, factor) },
  ])
  return [...turned, ...moved]
}

/** Without what binary fractions add: a tenth of 85.405 is 8.5405. */
function scale(degrees: number, factor: number): number {
  return Number((degrees * factor).toPrecision(12))
}

/**
 * Reports a city's texts for services that its page doesn't show, and lists whose length differs from the default in
 * `pages/area.yaml`. Unused texts are only warnings: retiring a service shouldn't require editing every city.
 */
export function checkAreaTexts({ files: { areaPage }, collections, serviceIds, reportIn }: References): void {
  if (!areaPage) return
  const shown = areaPage.data.groups.services
  for (const { file, data } of collections.areas) {
    const { error, warn } = reportIn(file)
    const named = (data.groups ?? []).map(({ service }) => service)
    for (const [index, service] of named.entries()) {
      const first = named.indexOf(service)
      if (first === index && shown.includes(service)) continue
      const path = ['groups', index, 'service']
      // A service whose file can't be read still exists.
      const isKnown = serviceIds.includes(service)
      const closest = isKnown || shown.includes(service) ? undefined : findClosest(service, shown)
      if (closest !== undefined) {
        error('content/unknown-reference', path, `There is no service "${service}".`, `did you mean \`${closest}\`?`)
      } else if (first !== index) {
        const message = `\`service: ${service}\` appears twice.`
        const hint = 'change one of them, or delete its whole entry.'
        const other = { file, path: ['groups', first, 'service'] }
        reportIn(file, other).error('content/duplicate', path, message, hint)
      } else {
        const message = isKnown
          ? `City pages have no group for the service "${service}", so this text isn't shown.`
          : `There is no service "${service}", so this text isn't shown.`
        const add = isKnown ? `add \`${service}\` to \`groups.services\` in ${areaPage.file}, or ` : ''
        warn('content/unknown-reference', path, message, `${add}delete this entry.`)
      }
    }
    const usual = areaPage.data.additional.items.length
    const count = data.additional?.length ?? usual
    if (count === usual) continue
    const message = `\`additional\` has ${count} items here, but ${usual} in ${areaPage.file}.`
    const hint = count < usual ? `add ${usual - count} more.` : `remove ${count - usual}.`
    warn('content/wrong-count', ['additional'], message, hint)
  }
}

/** Reports cities without `inCity` if a page uses it: the name as it is would be ungrammatical there. */
export function checkInflectedCities({ files: { areaPage, areasPage }, collections, reportIn }: References): void {
  const user = [areaPage, areasPage].find((page) => JSON.stringify(page?.data ?? '').includes('{inCity}'))
  if (!user) return
  const known = collections.areas.find(({ data }) => data.inCity !== undefined)?.data
  const example = known ? `like \`inCity: ${known.inCity}\` for ${known.city}` : 'such as `inCity: w Krakowie`'
  for (const { file, data } of collections.areas) {
    if (data.inCity !== undefined) continue
    const message = `\`inCity\` is missing, but ${user.file} has \`{inCity}\`.`
    const hint = `add a line that says how ${data.city} follows "in", ${example}.`
    reportIn(file).error('content/missing-key', ['city'], message, hint)
  }
}
