import { join } from 'node:path'

/**
 * Absolute path of the folder that contains `generator`, `templates` and `client`. No other module may use its own location,
 * because the generator runs from a compiled copy (`generator/main.mjs`).
 */
export const sourceFolder = join(import.meta.dirname, '..', '..', '..')
