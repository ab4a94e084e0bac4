import { isMap, isScalar, parseDocument } from 'yaml'
import type * as z from 'zod'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { countOf } from '../../../shared/diagnostics/format.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { listKeysAt } from '../find-field.ts'
import { findKeyPlace, findPlace, type Path } from '../find-place.ts'
import { reportIn } from '../report-in.ts'

/** A line with only a key, above a list or a group. */
const keyLine = /^( +)(\w+):[ \t]*\n(?=\1[ -])/gm

/** Warns about keys at the end of a text block (`text: |`) that are part of the text, because they're indented like it. */
export function checkSwallowedKeys(parsed: ParsedSource, path: Path, schema: z.ZodType, report: Report): void {
  const { node } = findPlace(parsed, path)
  if (!isScalar(node) || !node.type?.startsWith('BLOCK') || !node.range) return
  const [start, end] = node.range
  const owner = path.slice(0, -1)
  const group = findPlace(parsed, owner).node
  const missing = new Set(listKeysAt(schema, owner).filter((name) => isMap(group) && !group.has(name)))
  const own = String(path.at(-1))
  for (const { 1: indent = '', 2: key = '', index } of parsed.yamlText.slice(start, end).matchAll(keyLine)) {
    if (!missing.has(key)) continue
    const text = parsed.yamlText.slice(start + index, end).trimEnd()
    const { errors, contents } = parseDocument(text)
    if (errors.length > 0 || !isMap(contents) || isScalar(contents.get(key, true))) continue
    if (!contents.items.every((pair) => missing.has(String(pair.key)))) continue
    const spaces = countOf(indent.length - findKeyPlace(parsed, owner, own).column + 1, 'space')
    const message = `\`${key}:\` is part of \`${own}\`, because it's indented like it: visitors would see it.`
    const place = parsed.placeAt(start + index + indent.length)
    const last = parsed.placeAt(start + index + text.length).line
    const hint = `if it's meant as a key, delete the first ${spaces} of lines ${place.line} to ${last}.`
    reportIn(parsed, report).warn('content/yaml-syntax', place, message, hint)
    return
  }
}
