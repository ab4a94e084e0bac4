import { PostCard } from '../components/cards/PostCard.tsx'
import type { BlogProps } from '../page-props.ts'
import type { SiteProps } from '../props.ts'
import type { sections } from '../section-ids.ts'
import { CallToAction } from './frame/CallToAction.tsx'

interface PostListProps {
  readonly ids: typeof sections.blog
  readonly body: BlogProps
  readonly site: SiteProps
}

/** Posts in two columns, unless the only one is featured. If there's a free cell, the call to action fills it; otherwise it's below. */
export function PostList({ ids, body: { posts, texts, featured }, site }: PostListProps) {
  const callToAction = { id: ids.quote, texts: texts.callToAction, company: site.company, call: site.texts.call }
  const hasRoom = posts.length % 2 === 1
  return (
    <>
      {posts.length > 0 && (
        <section id={ids.latest}>
          <h2 className="post-list__heading">{texts.latest}</h2>
          <div className="grid">
            {posts.map((post, index) => (
              <PostCard key={post.id} post={post} texts={texts} first={!featured && index === 0 ? true : undefined} />
            ))}
            {hasRoom && <CallToAction {...callToAction} cell />}
          </div>
        </section>
      )}
      {!hasRoom && <CallToAction {...callToAction} cell />}
    </>
  )
}
