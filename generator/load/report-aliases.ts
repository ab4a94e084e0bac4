import { type Alias, type Document, visit } from 'yaml'
import type { Place, Report } from '../diagnostics/diagnostic.ts'

/** Reports the first alias of a document, which must then not be read further: a small file of aliases can grow without end. */
export function reportAliases(
  yaml: Document.Parsed,
  { file, placeAt }: { readonly file: string; readonly placeAt: (offset: number) => Place },
  report: Report,
): boolean {
  const alias = findAlias(yaml)
  if (!alias) return false
  report({
    severity: 'error',
    code: 'content/yaml-syntax',
    message: `\`*${alias.source}\` repeats another part of the file, which is not allowed here.`,
    file,
    place: placeAt(alias.range?.[0] ?? 0),
    hint: 'if the text shall begin with a star, put it in quotes; else write it out.',
  })
  return true
}

function findAlias(yaml: Document.Parsed): Alias | undefined {
  let found: Alias | undefined
  visit(yaml, {
    Alias(_, node) {
      found = node
      return visit.BREAK
    },
  })
  return found
}
