/** A cached value is needed but damaged. It has been removed, so the next try rebuilds it. */
export class DamagedCacheError extends Error {}
