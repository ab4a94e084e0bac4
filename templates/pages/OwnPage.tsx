import { UnpublishedBand } from '../components/messages/UnpublishedBand.tsx'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { Prose } from '../components/prose/Prose.tsx'
import { UpdatedDate } from '../components/text/UpdatedDate.tsx'
import type { PageOf } from '../page-props.ts'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { LongText } from '../sections/LongText.tsx'

/** `/{id}`: a page defined only by a content file. */
export function OwnPage({ site, breadcrumbs, body }: PageOf<'page'>) {
  const { texts, notice, updated } = body
  return (
    <>
      {notice && <UnpublishedBand text={notice.text} />}
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={body.title}
        text={body.description}
        actions={updated && <UpdatedDate text={texts.updated} date={updated} />}
        picture={body.picture}
        language={body.language}
      />
      <div className="section">
        <LongText contentsHeading={texts.contents} contents={body.contents} language={body.language}>
          <Prose text={body.body} />
        </LongText>
      </div>
      {body.callToAction && (
        <CallToAction
          texts={body.callToAction}
          company={site.company}
          call={site.texts.call}
          language={body.language}
        />
      )}
    </>
  )
}
