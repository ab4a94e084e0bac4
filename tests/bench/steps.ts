/** What is measured, in the order in which it is done in a round. */
export const steps = ['first', 'cold', 'unchanged', 'edit', 'watch'] as const

export type Step = (typeof steps)[number]

/** What each means, for those who read the figures. */
export const meanings: Readonly<Record<Step, string>> = {
  first: 'nothing is there from an earlier build: pictures and social cards are made too',
  cold: 'nothing is there from an earlier build but pictures, social cards and fonts',
  unchanged: 'the same again in a new process, nothing changed',
  edit: 'the text of one post changed, in a new process',
  watch: 'from saving a post to its new page being served, while the server runs',
}
