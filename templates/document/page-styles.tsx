import { renderToString } from 'react-dom/server'
import { listValues } from './list-values.ts'
import type { AssetProps } from '../props.ts'

/**
 * Returns a function that writes the style elements for a page's markup: the common sheet, plus the parts that style any class on
 * the page.
 */
export function createStyles({ css, parts }: AssetProps): (markup: string) => string {
  // Pages with the same sheets share one string.
  const written = new Map<string, string>()
  const sheetsOf = createFinder(parts.sheetOf)
  return (markup) => {
    const needed = sheetsOf(markup)
    const key = needed.join()
    const known = written.get(key)
    if (known !== undefined) return known
    const made = [css, ...needed.map((index) => parts.sheets[index] ?? '')].map(renderStyle).join('')
    written.set(key, made)
    return made
  }
}

function renderStyle(css: string): string {
  return renderToString(<style dangerouslySetInnerHTML={{ __html: css }} />)
}

/** Finds the sheets for the classes in markup. Pages share most `class` attributes, so each is taken apart only once. */
function createFinder(sheetOf: AssetProps['parts']['sheetOf']): (markup: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  const find = (names: string) => {
    const sheets =
      known.get(names) ??
      names.split(' ').flatMap((name) => (Object.hasOwn(sheetOf, name) ? (sheetOf[name] ?? []) : []))
    known.set(names, sheets)
    return sheets
  }
  return (markup) => {
    const sheets = new Set<number>()
    for (const names of new Set(listValues(markup, ' class="'))) for (const sheet of find(names)) sheets.add(sheet)
    return [...sheets].toSorted((one, other) => one - other)
  }
}
