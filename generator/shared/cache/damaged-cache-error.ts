/** What was kept was needed, and then it was not what was kept. It is removed: who tries again makes it anew. */
export class DamagedCacheError extends Error {}
