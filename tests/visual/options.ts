import { parseArgs } from 'node:util'
import { type View, views, widths } from './views.ts'

/** A view at one width, and the name of its image. */
export interface Shot {
  readonly name: string
  readonly view: View
  readonly width: number
}

export interface Options {
  readonly shots: readonly Shot[]
  /** Whether all views are selected. */
  readonly isWhole: boolean
  /** Saves new baselines instead of comparing. */
  readonly isUpdate: boolean
  /** A site that has already been built. */
  readonly site: string | undefined
}

const usage = `Usage: npm run visual -- [options]
       npm run visual:update -- [options]

  --page NAME   compare only this view; can be repeated: ${views.map(({ name }) => name).join(', ')}
  --width N     compare only this window width: ${widths.join(', ')}
  --site DIR    use an existing build instead of a new one
`

/** Parses the command line. Returns a sentence about an error with the usage, or only the usage for `--help`. */
export function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        page: { type: 'string', multiple: true, default: [] },
        width: { type: 'string' },
        site: { type: 'string' },
        update: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { page: pages, width: only, site, update: isUpdate } = values
    if (values.help) return usage
    const unknown = pages.find((page) => !views.some(({ name }) => name === page))
    if (unknown !== undefined) return `There is no view "${unknown}".\n\n${usage}`
    const all = views.flatMap((view) => view.widths.map((width) => ({ name: `${view.name}-${width}`, view, width })))
    const shots = all
      .filter(({ view }) => pages.length === 0 || pages.includes(view.name))
      .filter(({ width }) => only === undefined || String(width) === only)
    if (shots.length === 0) return `None of these views is ${only} px wide.\n\n${usage}`
    return { shots, isWhole: shots.length === all.length, isUpdate, site }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`
  }
}
