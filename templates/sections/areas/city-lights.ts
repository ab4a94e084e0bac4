import type { PartStyles } from '../../props.ts'

/**
 * Adds the rules by which a city that is pointed at or focused in a list lights its point on the map: the first of the list the
 * first of the map, and so on. Style sheets have no way to say "the same number", so there is a selector for each.
 */
export function addCityLights({ sheets, sheetOf }: PartStyles, cities: number): PartStyles {
  const selectors = Array.from({ length: cities }, (_, index) => {
    const nth = `:nth-child(${index + 1})`
    return `main:has(:is(.link-grid>*,.area-card)${nth}:is(:hover,:focus-within)) .area-map__spots>${nth}`
  })
  const lights = selectors.length > 0 ? `${selectors.join()}{--lit:1}` : ''
  return {
    sheets: sheets.map((sheet, index) => (index === sheetOf['area-map__city'] ? sheet + lights : sheet)),
    sheetOf,
  }
}
