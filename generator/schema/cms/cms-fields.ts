import { isMarkdown, type JsonSchema } from '../editor/json-schema.ts'
import { capitalize } from '../../shared/capitalize.ts'

type Kind = 'string' | 'text' | 'markdown' | 'datetime' | 'number' | 'boolean' | 'select' | 'list' | 'object' | 'image'

/** A form field for Sveltia CMS and Decap CMS (https://decapcms.org/docs/widgets/). YAML omits undefined values. */
export interface CmsField {
  readonly name: string
  readonly label: string
  readonly widget: Kind
  readonly required: boolean
  readonly hint?: string | undefined
  readonly [option: string]: unknown
}

/** Options for keys that refer to other files, by file and path, so that editors choose from a list. */
export type Choices = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

interface FieldContext {
  /** Path of the object with the key; `items[]` for list items. */
  readonly path: string
  readonly markdown: readonly string[]
  /** Whether it's a collection entry, whose image needs alt text. Images of built-in pages may be decorative. */
  readonly isEntry: boolean
  /** The site's current values, if a form depends on them. */
  readonly values: readonly unknown[]
  readonly choices?: Choices[string] | undefined
}

/** No level 1 heading, because pages have their own. */
const buttons =
  'bold italic strikethrough code link heading-two heading-three heading-four bulleted-list numbered-list quote'

/**
 * Without `code-block`, Sveltia CMS would treat the backticks around code as text. `image` is the form in `picture-form.ts`.
 */
export const markdownWidget = {
  widget: 'markdown',
  buttons: buttons.split(' '),
  editor_components: ['image', 'code-block'],
  linked_images: false,
} as const

/** Keys with longer examples get a multi-line field. */
const shortText = 40

/** The form fields of an object, one for each key. */
export function buildFields(schema: JsonSchema, context: FieldContext): CmsField[] {
  return Object.entries(schema.properties ?? {}).map(([name, child]) => {
    const path = context.path === '' ? name : `${context.path}.${name}`
    return {
      name,
      label: labelOf(name),
      required: (schema.required?.includes(name) ?? false) && (context.isEntry || !mayBeEmpty(child)),
      hint: child.description && hintOf(name, child.description),
      ...describeWidget(name, child, { ...context, path, values: valuesOf(name, context.values) }),
    }
  })
}

/** The forms treat "required" as "not empty". */
function mayBeEmpty({ type, minLength = 0, pattern, format, enum: choices }: JsonSchema): boolean {
  return type === 'string' && minLength === 0 && !pattern && !format && !choices
}

function valuesOf(name: string, groups: readonly unknown[]): unknown[] {
  const values = groups.map((group) => (group as Readonly<Record<string, unknown>> | null | undefined)?.[name])
  return values.filter((value) => value !== undefined)
}

type Widget = Pick<CmsField, 'widget'> & Readonly<Record<string, unknown>>

function describeWidget(name: string, schema: JsonSchema, context: FieldContext): Widget {
  if (schema.anyOf) return describeWidget(name, chooseOption(schema.anyOf, context.values), context)
  switch (schema.type) {
    case 'object':
      return { widget: 'object', collapsed: true, fields: buildFields(schema, context) }
    case 'array':
      return describeList(schema, context)
    case 'boolean':
      return { widget: 'boolean' }
    case 'integer':
    case 'number':
      return describeNumber(schema)
    default:
      return describeText(name, schema, context)
  }
}

/** Forms can't take values of several types, so this uses the type that the site has now, or else a list. */
function chooseOption(options: readonly JsonSchema[], values: readonly unknown[]): JsonSchema {
  const used = values.length === 0 || values.some(Array.isArray) ? 'array' : typeof values[0]
  return options.find(({ type }) => type === used) ?? {}
}

/** The form field of a list. */
export function describeList(schema: JsonSchema, context: FieldContext): Widget {
  const { items = {} } = schema
  const limits = { min: schema.minItems, max: schema.maxItems }
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...limits }
  const inside = { ...context, path: context.path === '' ? '' : `${context.path}[]`, values: context.values.flat() }
  if (items.properties) return { widget: 'list', collapsed: true, ...limits, fields: buildFields(items, inside) }
  const item = { name: 'item', label: 'Text', ...describeWidget('item', items, inside) }
  return { widget: 'list', ...limits, field: item }
}

function describeNumber({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): Widget {
  const whole = type === 'integer'
  const limits = { min: minimum ?? exclusiveMinimum, max: maximum }
  return { widget: 'number', value_type: whole ? 'int' : 'float', step: whole ? 1 : 0.0001, ...limits }
}

function describeText(name: string, schema: JsonSchema, { path, markdown, choices }: FieldContext): Widget {
  const options = schema.enum ?? choices?.[path]
  if (options) return { widget: 'select', options }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  // Text with a pattern is a single line.
  if (isMarkdown(path, markdown) && schema.pattern === undefined) return markdownWidget
  if (name === 'image') return { widget: 'image', choose_url: false }
  const { pattern, minLength = 0, maxLength, examples } = schema
  const isLong = pattern === undefined && String(examples?.[0] ?? '').length > shortText
  const message = `must look like ${String(examples?.[0] ?? name)}`
  return {
    widget: isLong ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    // In Sveltia CMS, a slash at the end would close the pattern, and no form would show.
    pattern: pattern && [pattern.replace(/\\\/$/, '[/]'), message],
  }
}

const hints: Readonly<Record<string, string>> = {
  image: 'open its folder before you upload',
  // No `default: true`: the forms would add it to every post without the key, and unpublish it.
  draft: 'keep it on until the entry is ready to publish',
}

function hintOf(name: string, description: string): string {
  return hints[name] === undefined ? description : `${description}; ${hints[name]}`
}

/** `metaTitle` becomes "Meta title". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return capitalize(words.toLowerCase())
}
