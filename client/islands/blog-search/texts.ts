/** What an author writes for the search. */
export interface BlogSearchTexts {
  readonly label: string
  readonly submit: string
  /** Names the button that empties the field. */
  readonly clear: string
  /** Shown where no script runs. */
  readonly noScript: string
  readonly searching: string
  /** `1 post for “{query}”` */
  readonly foundOne: string
  /** `{count} posts for “{query}”` */
  readonly foundMany: string
  readonly foundNone: string
  readonly none: { readonly text: string; readonly contact: string; readonly all: string }
  readonly more: string
  /** Stands in place of results where the index cannot be fetched. */
  readonly failed: string
}
