import { catalogue } from './catalogue.ts'
import type { Diagnostic, Place } from './diagnostic.ts'
import { countDiagnostics, sortDiagnostics } from './format.ts'

/** The report as a JSON document. Its keys are always present; unknown values are `null`. `ok` matches the exit code. */
export function formatJson(diagnostics: readonly Diagnostic[], ok: boolean): string {
  const report = {
    version: 1,
    ok,
    ...countDiagnostics(diagnostics),
    diagnostics: sortDiagnostics(diagnostics).map(({ severity, code, message, file, place, hint, notes = [] }) => ({
      severity,
      code,
      message,
      file,
      ...spreadPlace(place),
      hint: hint ?? null,
      notes: notes.map((note) => ({ message: note.message, file: note.file, ...spreadPlace(note.place) })),
    })),
  }
  return `${JSON.stringify(report, undefined, 2)}\n`
}

function spreadPlace(place: Place | undefined): { line: number | null; column: number | null } {
  return { line: place?.line ?? null, column: place?.column ?? null }
}

/**
 * GitHub Actions workflow commands, one per line, which show every diagnostic next to its line in a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function formatAnnotations(diagnostics: readonly Diagnostic[]): string {
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => `${formatAnnotation(diagnostic)}\n`)
    .join('')
}

/**
 * Keeps text from being run as a workflow command: GitHub treats a line that begins with two colons, or contains `##[`, as one.
 */
export function disarmCommands(text: string): string {
  return text.replaceAll(/^(\s*):(?=:)/gm, '$1: ').replaceAll('##[', '## [')
}

function formatAnnotation({ severity, code, message, file, place, hint }: Diagnostic): string {
  const properties = { file, ...(place && { line: place.line, col: place.column }), title: code }
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${severity} ${listed.join(',')}::${escapeData(hint ? `${message}\nhint: ${hint}` : message)}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** The working directory of the command. All file names are relative to it. */
const projectRoot = 'PROJECTROOT'

const codes = Object.keys(catalogue)

/** The report in SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), which code hosts and editors read. */
export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const rules = Object.entries(catalogue).map(([id, { cause, cure }]) => ({
    id,
    shortDescription: { text: cause },
    // GitHub requires it, too.
    fullDescription: { text: cause },
    help: { text: cure },
  }))
  const run = {
    tool: { driver: { name: 'site-generator', rules } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [projectRoot]: { description: { text: 'The folder where the command was run.' } } },
    results: sortDiagnostics(diagnostics).map(describeResult),
  }
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, undefined, 2)}\n`
}

function describeResult({ severity, code, message, file, place, hint, notes = [] }: Diagnostic) {
  const related = notes.map((note, index) => ({
    id: index + 1,
    message: { text: note.message },
    ...locate(note.file, note.place),
  }))
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: hint ? `${message}\nhint: ${hint}` : message },
    locations: [locate(file, place)],
    ...(related.length > 0 && { relatedLocations: related }),
  }
}

function locate(file: string, place: Place | undefined) {
  const region = place && { startLine: place.line, startColumn: place.column }
  // A file on another drive than the project needs an absolute URI.
  const artifactLocation = /^[a-z]:\//i.test(file)
    ? { uri: `file:///${file.slice(0, 2)}${encodePath(file.slice(2))}` }
    : { uri: encodePath(file), uriBaseId: projectRoot }
  return { physicalLocation: { artifactLocation, ...(region && { region }) } }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
