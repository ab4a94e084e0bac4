import type { Options } from 'mdast-util-to-hast'

/** What pages say of their own accord around Markdown. */
export const footnoteWords = {
  footnoteLabel: 'Notes',
  // A heading would not be of the level that the text is at.
  footnoteLabelTagName: 'p',
  footnoteLabelProperties: { className: ['visually-hidden'] },
  footnoteBackLabel: (index: number, rereference: number): string =>
    `Back to note ${index + 1}${rereference > 1 ? `, mention ${rereference}` : ''} in the text`,
} satisfies Options

/** The kinds of callouts that GitHub has: `> [!NOTE]`. */
export const calloutTitles: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
}

export const taskWords = { done: 'Done: ', open: 'To do: ' } as const

/** With its number where a text has several of one site. */
export function watchOn(site: string, number?: number): string {
  return `Watch ${number === undefined ? 'the video' : `video ${number}`} on ${site}`
}
