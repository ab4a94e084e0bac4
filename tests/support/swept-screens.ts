import { isDeep, takeInTurn } from './depth.ts'
import { pageKinds, screens } from './page-kinds.ts'
import { listPaths } from './site.ts'

const allScreens = [...new Set([...listPaths(), ...Object.values(screens)])]

/** The addresses that a sweep visits: one of each kind of page, or all of them, and what is shown for unknown addresses. */
export const sweptScreens: readonly string[] = isDeep ? allScreens : Object.values(screens)

/** Of the ways to look at a screen, those that a sweep takes: one of them in turn, or all. */
export function chooseWays<Way>(path: string, ways: readonly Way[]): readonly Way[] {
  return takeInTurn(sweptScreens.indexOf(path), ways)
}

/** The same without what is shown for unknown addresses. */
export const sweptPages: readonly string[] = isDeep ? listPaths() : Object.values(pageKinds)
