/** The search's texts, written by the author. */
export interface BlogSearchTexts {
  readonly label: string
  readonly submit: string
  /** Accessible name of the button that clears the field. */
  readonly clear: string
  /** Shown without JavaScript. */
  readonly noScript: string
  readonly searching: string
  /** `1 post for “{query}”` */
  readonly foundOne: string
  /** `{count} posts for “{query}”` */
  readonly foundMany: string
  /** The same for a few, in languages that have such a plural. */
  readonly foundFew?: string | undefined
  readonly foundNone: string
  readonly none: { readonly text: string; readonly contact: string; readonly all: string }
  readonly more: string
  /** Shown instead of results if the index can't be fetched. */
  readonly failed: string
}
