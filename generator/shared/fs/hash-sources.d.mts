export function listCode(root: string): string[]
export function listFiles(root: string, folders: readonly string[]): string[]
export function findLockfile(folder: string): string
export function hashSources(root: string): string
export function hashFiles(root: string, paths: readonly string[]): string
