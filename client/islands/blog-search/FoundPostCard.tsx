import { formatDate } from '../../ui/format-date.ts'
import { markLanguage } from '../../ui/mark-language.ts'
import { Marked } from './Marked.tsx'
import type { FoundPost } from './search-index.ts'

interface FoundPostCardProps {
  readonly post: FoundPost
  readonly words: readonly string[]
}

/** A post in the search results; the whole card is its link. */
export function FoundPostCard({ post, words }: FoundPostCardProps) {
  const marks = markLanguage(post.language)
  return (
    <article className="card card--link found-post">
      <p className="post-meta">
        {post.unpublished && <span className="chip chip--unpublished">{post.unpublished}</span>}
        <span className="post-meta__category">{post.category}</span>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
      </p>
      <h2 className="card__title found-post__title" {...marks}>
        <a className="card__link" href={post.href}>
          <Marked text={post.title} words={words} />
        </a>
      </h2>
      <p className="card__text" {...marks}>
        <Marked text={post.excerpt} words={words} />
      </p>
    </article>
  )
}
