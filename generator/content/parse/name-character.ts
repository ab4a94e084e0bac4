/** Characters that no editor shows and no text needs; tabs and line ends are not among them. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
export const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/

/** `U+0008` */
export function nameCharacter(text: string, index = 0): string {
  return `U+${(text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
