import { isDeep, takeInTurn } from './depth.ts'
import { pageKinds, screens } from './page-kinds.ts'
import { listPaths } from './site.ts'

const allScreens = [...new Set([...listPaths(), ...Object.values(screens)])]

/** The URL paths to sweep: one for each kind of page, or all of them in deep mode, plus unknown ones. */
export const sweptScreens: readonly string[] = isDeep ? allScreens : Object.values(screens)

/** The ways to sweep a screen: one of them in turn, or all in deep mode. */
export function chooseWays<Way>(path: string, ways: readonly Way[]): readonly Way[] {
  return takeInTurn(sweptScreens.indexOf(path), ways)
}

/** The same without unknown URL paths. */
export const sweptPages: readonly string[] = isDeep ? listPaths() : Object.values(pageKinds)
