import { join } from 'node:path'

/**
 * The folder that `generator`, `templates` and `client` are in; absolute. Nothing else may ask where it is itself: the
 * generator runs from a compiled copy (`generator/main.mjs`).
 */
export const sourceFolder = join(import.meta.dirname, '..', '..', '..')
