/** A cached value is needed and damaged. It is removed, so the next try makes it again. */
export class DamagedCacheError extends Error {}
