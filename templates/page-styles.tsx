import { renderToString } from 'react-dom/server'
import type { AssetProps } from './props.ts'

/**
 * Returns a function that writes the style elements for a page's markup: the common sheet, plus the parts that style any class on
 * the page.
 */
export function createStyles({ css, parts }: AssetProps): (markup: string) => string {
  // Pages with the same sheets share one string.
  const written = new Map<string, string>()
  return (markup) => {
    const needed = findSheets(markup, parts.sheetOf)
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

function findSheets(markup: string, sheetOf: Readonly<Record<string, number>>): readonly number[] {
  const found = new Set<number>()
  for (const [, names = ''] of markup.matchAll(/ class="([^"]+)"/g))
    for (const name of names.split(' ')) {
      const index = sheetOf[name]
      if (index !== undefined) found.add(index)
    }
  return [...found].toSorted((one, other) => one - other)
}
