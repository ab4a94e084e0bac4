import { MoreLink } from '../../components/actions/MoreLink.tsx'
import { PostMeta } from '../../components/text/PostMeta.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { SectionHead } from '../../components/text/SectionHead.tsx'
import { StarRating } from '../../components/text/StarRating.tsx'
import { TagList } from '../../components/text/TagList.tsx'
import { TickList } from '../../components/text/TickList.tsx'
import { UnpublishedBand } from '../../components/messages/UnpublishedBand.tsx'
import { UpdatedDate } from '../../components/text/UpdatedDate.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import { LongText } from '../../sections/LongText.tsx'
import { Cell, States } from '../States.tsx'
import type { MakeGroup } from '../specimen.ts'

export const makeText: MakeGroup = ({ site, body }) => {
  const { home, service, post } = body.bodies
  const { areas, services } = home.texts
  const prosePictures = body.prose.pictures.map(({ fit }) => ({ fit, picture: home.hero }))
  return {
    id: 'text',
    heading: 'Text',
    text: 'Headings are tight; body text is airy, with at most 68 characters per line.',
    specimens: [
      {
        name: 'Headings',
        files: ['templates/styles/base.css'],
        note: 'Level one appears once per page, in its hero.',
        content: (
          <div className="guide-rows">
            <h2>{services.heading}</h2>
            <h3>{service.title}</h3>
          </div>
        ),
      },
      {
        files: ['templates/components/text/SectionHead.tsx'],
        place: 'below',
        content: (
          <div className="guide-rows">
            <SectionHead heading={services.heading} text={services.text} />
            <SectionHead
              heading={areas.heading}
              text={areas.text}
              action={<MoreLink href="/service-areas">{areas.link}</MoreLink>}
              wide
            />
          </div>
        ),
      },
      {
        files: [
          'templates/components/prose/Prose.tsx',
          'templates/components/navigation/ContentsList.tsx',
          'templates/sections/LongText.tsx',
        ],
        note: 'Everything Markdown can produce. On wide screens, the table of contents stays in view.',
        place: 'bleed',
        content: (
          <LongText contentsHeading={post.texts.contents} contents={body.contents}>
            <Prose text={{ ...body.prose, pictures: prosePictures }} />
          </LongText>
        ),
      },
      {
        files: ['templates/components/text/TickList.tsx'],
        content: (
          <div className="guide-rows">
            <TickList items={service.standard.slice(0, 4)} />
            <TickList items={service.specialized.slice(0, 4)} columns />
          </div>
        ),
      },
      {
        files: ['templates/components/text/StarRating.tsx'],
        content: (
          <div className="states">
            {[5, 4, 1].map((rating) => {
              const label = fillText(site.texts.stars, { rating: String(rating) })
              return (
                <Cell key={rating} caption={label}>
                  <StarRating rating={rating} label={label} />
                </Cell>
              )
            })}
          </div>
        ),
      },
      {
        files: ['templates/components/text/PostMeta.tsx'],
        note: 'Under npm start, drafts and scheduled posts are marked.',
        content: (
          <div className="guide-rows">
            <PostMeta post={{ ...post.post, unpublished: undefined }} />
            <PostMeta post={{ ...post.post, unpublished: 'draft' }} />
            <PostMeta post={{ ...post.post, unpublished: 'scheduled' }} />
          </div>
        ),
      },
      {
        files: ['templates/components/messages/UnpublishedBand.tsx'],
        note: 'Above a post that is not public yet, only under `npm start`.',
        place: 'bleed',
        content: (
          <div className="guide-rows">
            <UnpublishedBand text={post.texts.unpublished.draft} />
            <UnpublishedBand text={fillText(post.texts.unpublished.scheduled, { date: post.post.date.text })} />
          </div>
        ),
      },
      {
        files: ['templates/components/text/UpdatedDate.tsx'],
        content: <UpdatedDate text={post.texts.updated} date={post.post.date} />,
      },
      {
        files: ['templates/components/text/TagList.tsx'],
        note: 'The touch target is 44 pixels high.',
        content: (
          <States of=".tag-list__tag">
            {() => <TagList label={post.texts.tags} tags={post.post.tags.slice(0, 2)} />}
          </States>
        ),
      },
    ],
  }
}
