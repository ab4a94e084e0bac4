/** Text that the renderer itself adds to Markdown. */
export const footnoteWords = {
  label: 'Notes',
  backLabel: (note: number, mention: number): string =>
    `Back to note ${note}${mention > 1 ? `, mention ${mention}` : ''} in the text`,
}

/** GitHub's callouts, such as `> [!NOTE]`. */
export const calloutTitles: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
}

export const taskWords = { done: 'Done: ', open: 'To do: ' } as const

/** Numbered if the text has several videos from the same site. */
export function watchOn(site: string, number?: number): string {
  return `Watch ${number === undefined ? 'the video' : `video ${number}`} on ${site}`
}
