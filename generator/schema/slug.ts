import { foldText } from '../../client/islands/blog-search/words.ts'

/** `What’s new at the Café?` becomes `whats-new-at-the-cafe`. Empty if no Latin letters or digits remain. */
export function buildSlug(text: string): string {
  return foldText(text.replaceAll('‘', ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
