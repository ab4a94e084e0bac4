import { isDeep } from './depth.ts'
import { pageKinds, screens } from './page-kinds.ts'
import { listPaths } from './site.ts'

/** Every address that a sweep visits once: all pages, and what is shown for unknown addresses. */
export const allScreens: readonly string[] = [...new Set([...listPaths(), ...Object.values(screens)])]

/** The addresses that a sweep visits many times: one of each kind of page, or all of them. */
export const sweptScreens: readonly string[] = isDeep ? allScreens : Object.values(screens)

/** The same without what is shown for unknown addresses. */
export const sweptPages: readonly string[] = isDeep ? listPaths() : Object.values(pageKinds)
