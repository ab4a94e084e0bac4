/** A foreground and background color pair that the site uses. */
interface ColorPair {
  readonly color: string
  readonly ground: string
  readonly use: string
  /** Minimum contrast (WCAG): text needs more than borders and icons. */
  readonly least: 4.5 | 3
}

/** Every color that has to be legible or visible, on each background it's used on. */
export const colorPairs: readonly ColorPair[] = [
  { color: '--ink', ground: '--surface', use: 'Text', least: 4.5 },
  { color: '--ink', ground: '--tint', use: 'Text on a tinted section', least: 4.5 },
  { color: '--ink', ground: '--tile', use: 'A notice', least: 4.5 },
  { color: '--ink', ground: '--accent', use: 'A filled button', least: 4.5 },
  { color: '--ink', ground: '--accent-dark', use: 'A filled button, hovered', least: 4.5 },
  { color: '--ink', ground: '--water', use: 'A match in search results', least: 4.5 },
  { color: '--ink', ground: '--error-tint', use: 'A wrong field', least: 4.5 },
  { color: '--ink', ground: '--success-tint', use: 'A request that was sent', least: 4.5 },
  { color: '--muted', ground: '--surface', use: 'Paler text', least: 4.5 },
  { color: '--muted', ground: '--tint', use: 'Paler text on a tinted section', least: 4.5 },
  { color: '--primary', ground: '--surface', use: 'A link', least: 4.5 },
  { color: '--primary', ground: '--tint', use: 'A link on a tinted section', least: 4.5 },
  { color: '--primary', ground: '--tile', use: 'An icon on its tile', least: 4.5 },
  { color: '--primary-dark', ground: '--surface', use: 'A link, hovered', least: 4.5 },
  { color: '--primary-dark', ground: '--tile', use: 'A tag', least: 4.5 },
  { color: '--on-dark', ground: '--primary-dark', use: 'A tag, hovered', least: 4.5 },
  { color: '--surface', ground: '--primary', use: 'The number of a step', least: 4.5 },
  { color: '--surface', ground: '--ink', use: 'A heading on a dark band', least: 4.5 },
  { color: '--on-dark', ground: '--ink', use: 'Text on a dark band', least: 4.5 },
  { color: '--on-dark-link', ground: '--ink', use: 'A link on a dark band', least: 4.5 },
  { color: '--error', ground: '--surface', use: 'A field’s error message', least: 4.5 },
  { color: '--error', ground: '--error-tint', use: 'The heading of a failure', least: 4.5 },
  { color: '--success', ground: '--success-tint', use: 'The heading of a success', least: 4.5 },
  { color: '--field', ground: '--surface', use: 'The border of a field', least: 3 },
  { color: '--focus', ground: '--surface', use: 'The focus ring', least: 3 },
  { color: '--focus', ground: '--tint', use: 'The focus ring on a tinted section', least: 3 },
]
