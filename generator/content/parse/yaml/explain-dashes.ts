import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import type { YamlDiagnostic } from './yaml-diagnostic.ts'

/** A key whose value is a list on its line. */
const listInLine = /^\s*(?:- +)?[\w-]+:\s+\[/

/** Explains `[-, Fri]`, where a dash stands for an empty cell, and `[- Mon, - Fri]`. */
export function explainDashes(line: string, place: Place): YamlDiagnostic | undefined {
  if (!listInLine.test(line)) return undefined
  const meant = line
    .replaceAll(/\[[^\][]*\]/g, (list) => list.replaceAll(/(?<=[[,]\s{0,9})-(?=\s*[,\]])/g, '"-"'))
    .replaceAll(/([[,]\s{0,9})- +(?=[^\s,\]])/g, '$1')
  if (meant === line) return undefined
  const message = 'In square brackets, items have no `-` before them, and a value that is just `-` must be in quotes.'
  return { message, place, hint: `write \`${meant.trim()}\`.`, corrected: new Map([[place.line, meant]]) }
}
