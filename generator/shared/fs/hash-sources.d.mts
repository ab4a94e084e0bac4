export function listCode(root: string): string[]
export function hashSources(root: string): string
