/** Attributes for text in another language than the page's, whose direction follows from its letters (WCAG 2.2, 3.1.2). */
export function markLanguage(language: string | undefined) {
  return language === undefined ? {} : ({ lang: language, dir: 'auto' } as const)
}
