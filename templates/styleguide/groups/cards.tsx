import { AreaCard } from '../../components/cards/AreaCard.tsx'
import { FactStrip } from '../../components/cards/FactStrip.tsx'
import { PostCard } from '../../components/cards/PostCard.tsx'
import { ServiceCard } from '../../components/cards/ServiceCard.tsx'
import { SampleSheet } from '../../components/cards/SampleSheet.tsx'
import { Testimonial } from '../../components/cards/Testimonial.tsx'
import { Altered } from '../Altered.tsx'
import type { MakeGroup } from '../specimen.ts'

export const makeCards: MakeGroup = ({ site, body }) => {
  const { home, areas, blog, post, service } = body.bodies
  const { company } = site
  const [card] = home.services
  const [area] = areas.areas
  const { facts } = site.texts
  return {
    id: 'cards',
    heading: 'Cards',
    text: 'A card that leads to one place is one large link, with the focus ring around the whole card. Only these cards rise when hovered.',
    specimens: [
      {
        files: ['templates/components/cards/ServiceCard.tsx'],
        note: 'Normal, hovered and focused.',
        place: 'below',
        content: card && (
          <div className="grid grid--3">
            <ServiceCard service={card} columns={3} />
            <Altered of=".card" attributes={{ class: 'is-hover' }}>
              <ServiceCard service={card} columns={3} />
            </Altered>
            <Altered of=".card__link" attributes={{ class: 'is-focus-visible' }}>
              <ServiceCard service={card} columns={3} />
            </Altered>
          </div>
        ),
      },
      {
        files: ['templates/components/cards/AreaCard.tsx'],
        note: 'It leads to two places, so visitors press its button or its link, not the card. Normal, hovered and focused.',
        place: 'below',
        content: area && (
          <div className="grid grid--3">
            <AreaCard area={area} texts={areas.texts} />
            <Altered of=".button" attributes={{ class: 'is-hover' }}>
              <AreaCard area={area} texts={areas.texts} />
            </Altered>
            <Altered of=".button" attributes={{ class: 'is-focus-visible' }}>
              <AreaCard area={area} texts={areas.texts} />
            </Altered>
          </div>
        ),
      },
      {
        files: ['templates/components/cards/PostCard.tsx'],
        note: 'The newest post is shown large. Below it: normal, a draft under npm start, hovered and focused.',
        place: 'below',
        content: (
          <div className="guide-rows">
            <PostCard post={post.post} texts={post.cardTexts} featured />
            <div className="grid">
              <PostCard post={post.post} texts={post.cardTexts} />
              <PostCard post={{ ...post.post, unpublished: 'draft' }} texts={post.cardTexts} />
              <Altered of=".card" attributes={{ class: 'is-hover' }}>
                <PostCard post={blog.posts[0] ?? post.post} texts={post.cardTexts} />
              </Altered>
              <Altered of=".card__link" attributes={{ class: 'is-focus-visible' }}>
                <PostCard post={blog.posts[1] ?? post.post} texts={post.cardTexts} />
              </Altered>
            </div>
          </div>
        ),
      },
      {
        files: ['templates/components/cards/Testimonial.tsx'],
        place: 'below',
        content: (
          <div className="grid grid--3">
            {home.testimonials.map((testimonial) => (
              <Testimonial key={testimonial.name} {...testimonial} stars={site.texts.stars} />
            ))}
          </div>
        ),
      },
      {
        files: ['templates/components/cards/SampleSheet.tsx'],
        note: 'A real table, also for screen readers. Two sheets next to each other are tilted apart.',
        place: 'below',
        content: (
          <div className="split">
            {service.sheets.map((sheet) => (
              <SampleSheet key={sheet.title} sheet={sheet} stamp={site.texts.sampleStamp} />
            ))}
          </div>
        ),
      },
      {
        files: ['templates/components/cards/FactStrip.tsx'],
        note: 'It overlaps the bottom edge of a hero. On phones, the compact one shows only its titles.',
        place: 'below',
        content: (
          <div className="guide-rows">
            <FactStrip
              facts={[
                { icon: 'clock', title: facts.hours, text: company.hours },
                { icon: 'phone', title: facts.phone, text: company.phone, href: company.phoneHref },
                { icon: 'shield-check', title: 'Insurance', text: 'Licensed and insured' },
              ]}
            />
            <FactStrip facts={home.texts.badges} compact />
          </div>
        ),
      },
    ],
  }
}
