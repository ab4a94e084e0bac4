/** The measured steps, in their order within a round. */
export const steps = ['first', 'cold', 'unchanged', 'edit', 'watch'] as const

export type Step = (typeof steps)[number]

/** What each step means, for readers of the figures. */
export const meanings: Readonly<Record<Step, string>> = {
  first: 'no earlier build and no cache, so images, social cards and fonts are made too',
  cold: 'no earlier build, but cached images, social cards and fonts',
  unchanged: 'again in a new process, with nothing changed',
  edit: 'in a new process, after a change in one post',
  watch: 'from saving a post to serving its new page, while the server runs',
}
