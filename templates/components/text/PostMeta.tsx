import type { PostCardProps } from '../../props.ts'

interface PostMetaProps {
  readonly post: PostCardProps
}

/** Category, date and length of a post; during development also its unpublished status. The spaces are for text browsers. */
export function PostMeta({ post }: PostMetaProps) {
  return (
    <p className="post-meta">
      {post.unpublished && <span className="chip chip--unpublished">{post.unpublished}</span>}
      <span className="post-meta__category">{post.category}</span>{' '}
      <time dateTime={post.date.iso}>{post.date.text}</time> <span>{post.readTime}</span>
    </p>
  )
}
