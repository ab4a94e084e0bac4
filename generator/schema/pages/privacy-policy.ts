import type * as z from 'zod'
import type { PrivacyTexts } from '../../../templates/texts.ts'
import { day, explained, group, laterWords, words } from '../fields.ts'
import { meta } from '../parts.ts'
import { isEnglish } from '../site/locale.ts'
import { dayPattern } from '../../shared/dates.ts'

const usualUpdated = 'Last Updated: {date}'

export const privacySchema = group(
  'The front matter of the privacy policy, between two `---` lines. Its text follows in Markdown.',
  {
    meta,
    heading: words('Page heading', 'Privacy Policy'),
    updated: words(
      'Date of the last change; `{date}` becomes the date in `updatedOn`, or else the build date. If it is only a date, such as 2026-03-04, pages in English put "Last Updated:" before it',
      usualUpdated,
    ).refine((typed) => !dayPattern.test(typed) || day.safeParse(typed).success, 'must be a real date'),
    updatedOn: explained(
      day,
      'Date that replaces `{date}` in `updated`; the build date by default',
      '2026-03-04',
    ).optional(),
    measurement: group(
      'Markdown that replaces the paragraph `{measurement}` in the text: what the site does with ad tags and cookies. `{tag}` becomes the name of the tag',
      {
        none: words('For a site without a tag', 'This site sets no cookies.'),
        asked: words(
          'For a site with a tag that waits until visitors accept it',
          'If you accept, the {tag} sets cookies.',
        ),
        assumed: words('For a site with a tag and `consent: none`', 'The {tag} sets cookies.'),
      },
    ).optional(),
    contents: words('Heading above the list of sections', 'On this page'),
    licenses: laterWords('Link to the licenses of the software and font in the site', 'Software licenses'),
    back: words('Link back to the home page', 'Back to Home'),
  },
) satisfies z.ZodType<PrivacyTexts>

/** Moves a plain date in `updated` to `updatedOn`, and uses the default text, which is English. */
export function separateDay<Texts extends Pick<PrivacyTexts, 'updated' | 'updatedOn'>>(
  texts: Texts,
  language: string,
): Texts {
  if (!dayPattern.test(texts.updated)) return texts
  return { ...texts, updated: isEnglish(language) ? usualUpdated : '{date}', updatedOn: texts.updated }
}
