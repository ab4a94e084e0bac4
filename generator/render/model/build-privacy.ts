import { pictureMark } from '../../../templates/fill-pictures.ts'
import type { Entry } from '../../content/validate/entry.ts'
import type { FileData } from '../../schema/collections.ts'
import type { SiteConfig } from '../../schema/site/config.ts'
import { fillText, type Placeholders } from '../../schema/site/placeholders.ts'
import { listContents, renderedOf } from './entry-texts.ts'
import type { Site } from './site.ts'

/** The paragraph about advertising tags, as rendered; or the same inside a sentence or list item. */
const mark = '<p>{measurement}</p>'
const inlineMark = '{measurement}'
const paragraph = /^<p>([\s\S]*)<\/p>$/

/** The privacy policy, with the text about this build's measurement in its place, if it has one. */
export function buildPrivacy(
  { markdown }: Entry<FileData<'privacy'>>,
  { analytics }: Pick<SiteConfig, 'analytics'>,
  values: Placeholders,
): Site['privacy'] {
  const body = markdown.get('body')
  const { html, pictures } = renderedOf(body)
  const measured = renderedOf(markdown.get(`measurement.${chooseText(analytics)}`))
  // Images are numbered per text, so those of the second text come after those of the first.
  const renumbered = measured.html.replaceAll(pictureMark, (picture, number?: string) =>
    number === undefined ? picture : `<img data-picture="${Number(number) + pictures.length}">`,
  )
  const whole = html
    .replaceAll(mark, () => renumbered)
    .replaceAll(inlineMark, () => renumbered.replace(paragraph, '$1').replaceAll(/<\/p>\s*<p>/g, '<br>'))
  return {
    rendered: {
      html: fillText(whole, { tag: nameTag(analytics?.tagId ?? '') }),
      pictures: [...pictures, ...measured.pictures],
    },
    contents: listContents(body, values),
  }
}

function chooseText(analytics: SiteConfig['analytics']): 'none' | 'asked' | 'assumed' {
  if (analytics?.tagId === undefined) return 'none'
  return analytics.consent === 'none' ? 'assumed' : 'asked'
}

/** An ID begins with its product; a `GT-` tag may serve both. */
function nameTag(tagId: string): string {
  if (tagId.startsWith('AW-')) return 'Google Ads tag'
  return tagId.startsWith('G-') ? 'Google Analytics tag' : 'Google tag'
}
