/** What is measured, in the order in which it is done in a round. */
export const steps = ['cold', 'unchanged', 'edit', 'watch'] as const

export type Step = (typeof steps)[number]

/** What each means, for those who read the figures. */
export const meanings: Readonly<Record<Step, string>> = {
  cold: 'nothing is there from an earlier build but finished pictures, cards and fonts',
  unchanged: 'the same again in a new process, nothing changed',
  edit: 'the text of one post changed, in a new process',
  watch: 'from the save of a post to the page served with it, while the server runs',
}
