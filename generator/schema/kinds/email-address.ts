/** The address in `Hello <hello@company.example>`, or in one that was spelt out so that no program reads it. */
export function guessEmail(typed: string): string[] {
  const plain = typed
    .replace(/^mailto:/i, '')
    .replaceAll(/\s*[([]at[)\]]\s*|\s+at\s+/gi, '@')
    .replaceAll(/\s*[([]dot[)\]]\s*|\s+dot\s+/gi, '.')
  const found = /[^\s<>@,;:]+\s?@\s?[^\s<>@;:]+/.exec(plain)?.[0] ?? ''
  return [found.replaceAll(/\s/g, '').replaceAll(',', '.').replace(/\.+$/, '')]
}
