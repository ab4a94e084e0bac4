import type { Pack } from './pack.ts'

/** A pack for whom may write nothing: what others have kept is read, and what is set is there for this run alone. */
export function readOnly(pack: Pack): Pack {
  const own = new Map<string, string>()
  return {
    has: (key) => own.has(key) || pack.has(key),
    get: (key) => own.get(key) ?? pack.get(key),
    set: (key, value) => void own.set(key, value),
    close: () => own.clear(),
  }
}
