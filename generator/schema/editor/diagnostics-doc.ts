import { catalogue } from '../../shared/diagnostics/catalogue.ts'

const introduction = `# Diagnostics

What \`npm run check\`, \`npm start\` and \`npm run build\` report, by code. The meaning of a code never changes. Each report
names the file and, where there is one, the line and column, and says what to write. Warnings fail the run only with \`--strict\`.

This table is generated from \`generator/shared/diagnostics/catalogue.ts\`: change it there, then run \`npm run schemas\`.
`

/** Builds `docs/diagnostics.md`: every code with its cause and fix. */
export function buildDiagnosticsDoc(): string {
  const rows = Object.entries(catalogue).map(
    ([code, { cause, cure }]) => `| \`${code}\` | ${cellOf(cause)} | ${cellOf(cure)} |`,
  )
  return `${introduction}\n| code | what it means | what to do |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** Escapes pipes, which would end the cell. */
function cellOf(text: string): string {
  return text.replaceAll('|', '\\|')
}
