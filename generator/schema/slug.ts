import { foldText } from '../../client/ui/fold-text.ts'

/**
 * `What’s new at the Café?` becomes `whats-new-at-the-cafe`. Empty if no Latin letters or digits remain. In German, `Fürth` is
 * `fuerth`: Furth is another town.
 */
export function buildSlug(text: string, language = ''): string {
  const spelled = /^de\b/i.test(language) ? text.normalize('NFC').replaceAll(/[äöü]/gi, '$&e') : text
  // Alone, digits of an Arabic name would say little, so they aren't spelled either.
  return joinWords(spelled.replaceAll(/[٠-٩۰-۹]/g, ''), /[^a-z0-9]+/g)
}

/** By which names are the same, whatever their case, accents, spaces and punctuation. Keeps letters of all scripts, unlike a slug. */
export function foldName(text: string): string {
  return joinWords(text, /[^\p{L}\p{N}]+/gu) || text
}

function joinWords(text: string, between: RegExp): string {
  return foldText(text.replaceAll('‘', ''))
    .replaceAll(between, '-')
    .replaceAll(/^-+|-+$/g, '')
}
