import { foldText } from '../../client/ui/fold-text.ts'

/**
 * `What’s new at the Café?` becomes `whats-new-at-the-cafe`. Empty if no Latin letters or digits remain. In German, `Fürth` is
 * `fuerth`: Furth is another town.
 */
export function buildSlug(text: string, language = ''): string {
  const spelled = /^de\b/i.test(language) ? text.normalize('NFC').replaceAll(/[äöü]/gi, '$&e') : text
  return foldText(spelled.replaceAll('‘', ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
