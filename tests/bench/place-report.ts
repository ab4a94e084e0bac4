const marks = { begin: '<!-- bench -->', end: '<!-- /bench -->' } as const

/** The document with a new report between its marks. What stands around them is written by hand, and stays. */
export function placeReport(document: string, report: string): string {
  const begin = document.indexOf(marks.begin)
  const end = document.indexOf(marks.end)
  if (begin === -1 || end < begin)
    throw new Error(`docs/benchmarks.md needs ${marks.begin} and ${marks.end}, between which the figures are written.`)
  return `${document.slice(0, begin)}${marks.begin}\n\n${report.trim()}\n\n${document.slice(end)}`
}
