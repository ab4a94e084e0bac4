import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { PostCard } from '../components/PostCard.tsx'
import type { PageOf } from '../page-props.ts'
import { sections } from '../section-ids.ts'
import { CallToAction } from '../sections/CallToAction.tsx'
import { Hero } from '../sections/Hero.tsx'

const ids = sections.blog

/** `/blog` */
export function BlogPage({ site, breadcrumbs, body }: PageOf<'blog'>) {
  const { texts } = body
  const [featured, ...others] = body.posts
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs label={site.texts.breadcrumbs.label} links={breadcrumbs} />}
        heading={texts.hero.heading}
        text={texts.hero.text}
      />
      <div className="section">
        <div className="container stack">
          {featured && (
            <section>
              <h2 className="visually-hidden">{texts.featured}</h2>
              <PostCard post={featured} texts={texts} level="h3" featured />
            </section>
          )}
          <section id={ids.latest}>
            <h2 className="post-list__heading">{texts.latest}</h2>
            <div className="grid grid--2">
              {others.map((post) => (
                <PostCard key={post.id} post={post} texts={texts} level="h3" />
              ))}
              <CallToAction
                id={ids.quote}
                texts={texts.callToAction}
                company={site.company}
                call={site.texts.call}
                cell
              />
            </div>
          </section>
        </div>
      </div>
    </>
  )
}
