import type { Pack } from './pack.ts'

/** A pack that a program of many runs may save between them. */
export interface LastingPack extends Pack {
  /** Makes what was set last, and goes on. */
  save(keepsAll?: boolean): void
}

export function openLasting(open: () => Pack): LastingPack {
  let pack: Pack | undefined
  const current = () => (pack ??= open())
  const close = (keepsAll?: boolean) => {
    pack?.close(keepsAll)
    pack = undefined
  }
  return {
    has: (key) => current().has(key),
    get: (key) => current().get(key),
    set: (key, value) => current().set(key, value),
    save: close,
    close,
  }
}
