import type { Options } from 'mdast-util-to-hast'

/** Text that the renderer itself adds to Markdown. */
export const footnoteWords = {
  footnoteLabel: 'Notes',
  // Not a heading: its level might not fit the text around it.
  footnoteLabelTagName: 'p',
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackLabel: (index: number, rereference: number): string =>
    `Back to note ${index + 1}${rereference > 1 ? `, mention ${rereference}` : ''} in the text`,
} satisfies Options

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
