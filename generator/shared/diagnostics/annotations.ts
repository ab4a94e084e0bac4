import type { Diagnostic } from './diagnostic.ts'
import { sortDiagnostics } from './describe-diagnostic.ts'

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
