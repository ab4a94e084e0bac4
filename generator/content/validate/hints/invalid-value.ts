import { isCollection, isMap, isScalar, type Node } from 'yaml'
import type * as z from 'zod'
import type { DiagnosticCode } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { type Field, findField } from '../find-field.ts'
import { findPlace, type Path } from '../find-place.ts'

export type Issue = z.core.$ZodIssue

export type Explanation = readonly [code: DiagnosticCode, message: string, hint?: string | undefined]

/** A value that its schema refuses, with all that is known of it. */
export interface InvalidValue {
  readonly path: Path
  /** What stands there; `undefined` where nothing does. */
  readonly node: Node | undefined
  readonly field: Field | undefined
  readonly source: ParsedSource
  /** Of the whole file. */
  readonly schema: z.ZodType
}

export function readInvalidValue(path: Path, source: ParsedSource, schema: z.ZodType): InvalidValue {
  return { path, node: findPlace(source, path).node, field: findField(schema, path), source, schema }
}

/** Whether not even the key is there. */
export function isMissing({ path, node, source }: InvalidValue): boolean {
  if (node !== undefined) return false
  const parent = findPlace(source, path.slice(0, -1)).node
  return !isMap(parent) || !parent.has(path.at(-1))
}

/** Whether nothing stands behind the key, or `~`. */
export function isEmpty({ node }: InvalidValue): boolean {
  return node === undefined || (isScalar(node) && node.value === null)
}

/** A value as the author typed it, without its quotes. */
export function typedText({ node, source }: InvalidValue): string {
  if (isScalar(node)) return (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim()
  if (!isCollection(node) || !node.range) return ''
  return source.yamlText.slice(node.range[0], node.range[1]).trim()
}

/** What stands in the same group. */
export function readGroup({ path, source }: InvalidValue): Readonly<Record<string, unknown>> {
  const parent = findPlace(source, path.slice(0, -1)).node
  return isMap(parent) ? (parent.toJS(source.yaml, { maxAliasCount: 0 }) as Record<string, unknown>) : {}
}
