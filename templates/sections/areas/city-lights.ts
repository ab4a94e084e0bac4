import type { PartStyles } from '../../props.ts'

/**
 * Adds rules that light up a city's dot on the map when its list item is hovered or focused: the first item lights the first dot,
 * and so on. CSS can't match elements by equal index, so there's a selector for each.
 */
export function addCityLights({ sheets, sheetOf }: PartStyles, cities: number): PartStyles {
  const selectors = Array.from({ length: cities }, (_, index) => {
    const nth = `:nth-child(${index + 1})`
    return `main:has(:is(.area-card,.link-grid>*)${nth}:is(:hover,:focus-within)) .area-map__city${nth}`
  })
  const lights = selectors.length > 0 ? `${selectors.join()}{--lit:1}` : ''
  return {
    sheets: sheets.map((sheet, index) => (index === sheetOf['area-map__city'] ? sheet + lights : sheet)),
    sheetOf,
  }
}
