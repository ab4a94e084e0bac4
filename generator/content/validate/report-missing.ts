import { type FileName, files, isOptional } from '../../schema/collections.ts'
import { iconImage } from '../../schema/list-images.ts'
import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceKind } from './entry.ts'

/** Reports the drawing that every site needs. */
export function reportMissingIcon(images: readonly string[], contentFolder: string, report: Report): void {
  if (images.includes(iconImage)) return
  const message = "The drawing of the company's mark, which all icons are made from, is missing."
  report({ severity: 'error', code: 'images/missing', message, file: `${contentFolder}/images/${iconImage}` })
}

/** Reports every file without which there is a page without words. */
export function reportMissingFiles(kinds: readonly SourceKind[], contentFolder: string, report: Report): void {
  const present = new Set(kinds.map((kind) => ('single' in kind ? kind.single : undefined)))
  for (const name of Object.keys(files) as FileName[]) {
    if (present.has(name) || isOptional(name)) continue
    report({
      severity: 'error',
      code: 'content/missing-file',
      message: 'The site cannot be built without this file.',
      file: `${contentFolder}/${files[name].path}`,
      hint: 'put it back from an earlier version.',
    })
  }
}
