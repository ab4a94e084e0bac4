import { stringify } from 'yaml'
import { downloadEndings, formatBytes, mostDownloadBytes } from '../download.ts'
import type { DescribedFile } from './described-files.ts'
import { type DescribedKey, isMarkdown, type JsonSchema, listKeys } from './json-schema.ts'

const introduction = `# What you can write

Every file under \`content/\`, and \`site.config.yaml\`, with every key. Unknown keys are errors.

- **Key:** \`company.address.street\` is \`street\` in the group \`address\` in the group \`company\`. \`items[].title\` is \`title\` in each item of the list \`items\`.
- **Required:** If a group is optional, its required keys are required only if the group is present.
- In any text, \`{company}\`, \`{legalName}\`, \`{phone}\`, \`{email}\`, \`{hours}\` and \`{address}\` become the values in \`site.config.yaml\`.
- \`{serviceCount}\` and \`{cityCount}\` become the number of services and cities, with small numbers spelled out: \`six\`, but \`14\`. At the start of a sentence, use \`{ServiceCount}\` and \`{CityCount}\`.
- Keys whose kind is Markdown, and the text below front matter, take [Markdown](markdown.md).
- Images are in \`content/images/\`. Visitors can download files in \`content/files/\` from \`/files/…\`: ${downloadEndings.join(', ')}, at most ${formatBytes(mostDownloadBytes)} each.
- The limits listed for \`site.config.yaml\` are for the US. In other countries, a phone number starts with the country code, \`region\` is optional, and \`geo\` can be anywhere.
- Text that contains a colon followed by a space, or that looks like a number, needs quotes: \`'48226'\`.

Visual Studio Code, with the recommended extensions, explains and completes keys as you type. It doesn't check front matter in \`.md\` files. There, type \`post\` or \`page\` at the start of a new file, choose the snippet, fill it in, and run \`npm run check\`. Other editors with YAML support find the schema in the first line of each YAML file.

\`npm run schemas\` writes this page; to change the text, edit the files in \`generator/schema/\`.
`

/** Builds `docs/content.md`, the reference of every key in every file. */
export function formatReference(files: readonly DescribedFile[]): string {
  return [introduction, ...files.map(formatFile)].join('\n')
}

function formatFile(file: DescribedFile): string {
  const rows = listKeys(file.schema).map((key) => formatKey(key, file.markdown))
  const count = file.schema.type === 'array' ? limitsOf(file.schema) : ''
  return [
    `## \`${file.glob.replace('*', '<id>')}\``,
    '',
    `${file.about}${count === '' ? '' : ` It holds ${count}.`}${file.optional ? ' The file is optional.' : ''}`.trim(),
    '',
    '| Key | Required | Kind | Limits | What it is | Example |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function formatKey({ path, schema, needed }: DescribedKey, markdown: readonly string[]): string {
  const cells = [
    `\`${path}\``,
    needed ? 'yes' : 'no',
    kindOf(schema, isMarkdown(path, markdown)),
    limitsOf(schema),
    schema.description ?? '',
    exampleOf(schema),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`
}

function kindOf(schema: JsonSchema, markdown = false): string {
  if (schema.anyOf) return schema.anyOf.map((option) => kindOf(option, markdown)).join(', or ')
  if (schema.enum)
    return `${schema.enum.length > 1 ? 'one of ' : ''}${schema.enum.map((value) => `\`${value}\``).join(', ')}`
  if (schema.items)
    return `list of ${kindOf(schema.items)
      .replace(/^group$/, 'groups')
      .replace('one of ', '')}`
  if (schema.properties) return 'group'
  if (markdown) return 'Markdown'
  if (schema.format === 'date') return 'date'
  return kinds[schema.type ?? ''] ?? 'text'
}

const kinds: Readonly<Record<string, string>> = {
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
}

function limitsOf(schema: JsonSchema): string {
  const { minLength = 0, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum } = schema
  const limits = [
    range(minLength > 1 ? minLength : undefined, maxLength, 'characters'),
    range(minItems, maxItems, 'items'),
    range(minimum, maximum, ''),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    (schema.anyOf?.[0] ?? schema).pattern !== undefined ? 'same format as the example' : '',
  ]
  return limits.filter((limit) => limit !== '').join(', ')
}

function range(from: number | undefined, to: number | undefined, of: string): string {
  const unit = of !== '' && (to ?? from) === 1 ? of.replace(/s$/, '') : of
  if (from !== undefined && from === to) return `exactly ${from} ${unit}`.trim()
  if (from !== undefined && to !== undefined) return `${from} to ${to} ${unit}`.trim()
  if (from !== undefined) return `at least ${from} ${unit}`.trim()
  return to === undefined ? '' : `at most ${to} ${unit}`.trim()
}

/** The first example, as typed after the key. */
function exampleOf({ examples, format }: JsonSchema): string {
  const [example] = examples ?? []
  if (example === undefined) return ''
  // Unquoted, YAML would read it as a number and drop leading zeros.
  if (typeof example === 'string' && /^\d/.test(example) && format !== 'date') return `\`'${example}'\``
  const typed = stringify(example, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim()
  return `\`${typed}\``
}
