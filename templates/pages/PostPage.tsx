import { Icon } from '../../client/ui/Icon.tsx'
import { Breadcrumbs } from '../components/navigation/Breadcrumbs.tsx'
import { MoreLink } from '../components/actions/MoreLink.tsx'
import { PostMeta } from '../components/text/PostMeta.tsx'
import { Prose } from '../components/prose/Prose.tsx'
import { Section } from '../components/text/Section.tsx'
import { TagList } from '../components/text/TagList.tsx'
import { UnpublishedBand } from '../components/messages/UnpublishedBand.tsx'
import { UpdatedDate } from '../components/text/UpdatedDate.tsx'
import type { PageOf } from '../page-props.ts'
import { renderCard } from '../document/render-card.tsx'
import { sections } from '../section-ids.ts'
import { CallToAction } from '../sections/frame/CallToAction.tsx'
import { Hero } from '../sections/frame/Hero.tsx'
import { LongText } from '../sections/LongText.tsx'

const ids = sections.post

/** `/blog/{id}` */
export function PostPage({ site, breadcrumbs, body }: PageOf<'post'>) {
  const { texts, cardTexts, post, hasTasks } = body
  // Inside the marked text, but written by the site.
  const siteLanguage = post.language && site.language
  const cards = body.related.map((related) => renderCard(related, cardTexts))
  return (
    <>
      <article className="post" id={hasTasks ? ids.checklist : undefined}>
        {body.notice && <UnpublishedBand text={body.notice.text} />}
        <Hero
          breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
          before={
            <a className="more-link back-link" href="/blog">
              <Icon name="arrow-left" />
              {texts.back}
            </a>
          }
          heading={post.label}
          text={post.excerpt}
          actions={
            <div className="post__facts">
              <p className="post-meta">{texts.author}</p>
              <PostMeta post={post} />
              {body.updated && <UpdatedDate text={texts.updated} date={body.updated} />}
              <TagList label={texts.tags} tags={post.tags} />
              {hasTasks && <MoreLink href={`#${ids.checklist}`}>{texts.checklist.link}</MoreLink>}
            </div>
          }
          picture={post.picture}
          language={post.language}
        />
        <div className="section">
          <LongText contentsHeading={texts.contents} contents={body.contents} language={post.language}>
            {hasTasks && (
              <a className="more-link back-link checklist-back" href="#main" lang={siteLanguage}>
                <Icon name="arrow-left" />
                {texts.checklist.back}
              </a>
            )}
            {body.body ? (
              <Prose text={body.body} />
            ) : (
              <p className="post__empty" lang={siteLanguage}>
                {texts.comingSoon}
              </p>
            )}
          </LongText>
        </div>
        <CallToAction id={ids.quote} texts={texts.callToAction} company={site.company} call={site.texts.call} />
      </article>
      {body.related.length > 0 && (
        <Section id={ids.related} heading={texts.related.heading} text={texts.related.text}>
          <div className="grid" dangerouslySetInnerHTML={{ __html: cards.join('') }} />
        </Section>
      )}
    </>
  )
}
