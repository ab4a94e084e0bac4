import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is a folder or something in it. On another Windows drive, the relative path is absolute. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path)
  return inside.split(sep)[0] !== '..' && !isAbsolute(inside)
}
